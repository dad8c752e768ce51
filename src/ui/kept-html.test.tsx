import { useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

import { keepingHtml, Kept } from './kept-html'

test('a component is rendered once for the same properties, and again for others', () => {
  const Name = vi.fn(({ name }: { name: string }) => <b>{name}</b>)
  const html = keepingHtml(Name)
  expect([html({ name: 'a < b' }), html({ name: 'a < b' }), html({ name: 'c' })]).toEqual([
    '<b>a &lt; b</b>',
    '<b>a &lt; b</b>',
    '<b>c</b>',
  ])
  expect(Name).toHaveBeenCalledTimes(2)
})

test('a part is made once for the object it is made of', () => {
  const render = vi.fn((text: string) => <i>{text}</i>)
  const page = (site: { text: string }) =>
    renderToStaticMarkup(<Kept as="nav" of={site} name="menu" render={() => render(site.text)} />)
  const site = { text: 'one' }
  expect([page(site), page(site), page({ text: 'two' })]).toEqual([
    '<nav><i>one</i></nav>',
    '<nav><i>one</i></nav>',
    '<nav><i>two</i></nav>',
  ])
  expect(render).toHaveBeenCalledTimes(2)
})

test('ids of two parts differ', () => {
  const Named = () => <i id={useId()} />
  const site = {}
  const html = renderToStaticMarkup(
    <>
      <Kept of={site} name="bar" render={() => <Named />} />
      <Kept of={site} name="menu" render={() => <Named />} />
    </>,
  )
  const ids = [...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(2)
})
