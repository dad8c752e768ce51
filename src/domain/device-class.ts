export type DeviceClass = 'mobile' | 'tablet' | 'desktop'

/**
 * Chooses the size of pictures, banners and sliders. A server knows no width and counts as desktop,
 * so that the first document carries the sharp picture.
 */
export function pictureDeviceClass(width: number | undefined): DeviceClass {
  if (width === undefined || width > 960) return 'desktop'
  return width > 767 ? 'tablet' : 'mobile'
}

/** Chooses the site's shell: a drawer menu below 1280 pixels, the full header from there on. */
export function shellDeviceClass(width: number): DeviceClass {
  if (width >= 1280) return 'desktop'
  return width >= 767 ? 'tablet' : 'mobile'
}
