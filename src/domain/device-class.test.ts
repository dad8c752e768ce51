import { expect, test } from 'vitest'

import { pictureDeviceClass, shellDeviceClass } from './device-class'

test.each([
  { width: undefined, device: 'desktop' },
  { width: 1920, device: 'desktop' },
  { width: 961, device: 'desktop' },
  { width: 960, device: 'tablet' },
  { width: 768, device: 'tablet' },
  { width: 767, device: 'mobile' },
  { width: 390, device: 'mobile' },
])('a width of $width gets the pictures of a $device', ({ width, device }) => {
  expect(pictureDeviceClass(width)).toBe(device)
})

test.each([
  { width: 1280, device: 'desktop' },
  { width: 1279, device: 'tablet' },
  { width: 961, device: 'tablet' },
  { width: 767, device: 'tablet' },
  { width: 766, device: 'mobile' },
  { width: 390, device: 'mobile' },
])('a width of $width gets the shell of a $device', ({ width, device }) => {
  expect(shellDeviceClass(width)).toBe(device)
})
