import { expect, test } from 'vitest'

import { htmlText } from './html-text'

// Coverage: 9.35.
test.each([
  ['<p>Ruime  woning</p><p>met tuin</p>', 'Ruime woning met tuin'],
  ['<b>H</b>uis<br/>te koop', 'Huis te koop'],
  ['Tuin&nbsp;van\n 300&nbsp;m&sup2;', 'Tuin van 300 m²'],
  ['<script>alert("<p>")</script>Huis<style>p { color: red }</style>', 'Huis'],
  ['Huis<script>alert(1)', 'Huis'],
  ['Huis <!-- intern: <b>geheim</b> --> te koop', 'Huis te koop'],
  ['<img alt="a > b" src=x>Foto', 'Foto'],
  ["<p title=l'eau>Zicht op l'eau</p>", "Zicht op l'eau"],
  ['oppervlakte < 100 m² en > 50', 'oppervlakte < 100 m² en > 50'],
  ['Huis <a href="https://exam', 'Huis'],
  ['&lt;b&gt; is geen tag', '<b> is geen tag'],
  ['', ''],
])('%s reads "%s"', (html, text) => {
  expect(htmlText(html)).toBe(text)
})
