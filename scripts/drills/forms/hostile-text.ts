/** Stands in everything hostile that one post carries, so that it is known wherever it turns up. */
export const markOf = (n: number) => `qzmark${n}zq`
export const anyMark = /qzmark\d+zq/

type Hostile = (mark: string) => string

/** Would become an element, a script, a header or a formula wherever a text is not taken for what it is. */
const injections: Hostile[] = [
  (mark) => `<b id=${mark}>x`,
  (mark) => `"><img id=${mark} src=x onerror=${mark}()>`,
  (mark) => `'><svg id=${mark} onload=${mark}()>`,
  (mark) => `" autofocus onfocus="${mark}()`,
  (mark) => `</script><script id=${mark}>${mark}()</script>`,
  (mark) => `</textarea></title></style><i id=${mark}>`,
  (mark) => `<${mark}>`,
  (mark) => `<!--${mark}`,
  (mark) => `]]><a id=${mark}>`,
  (mark) => `<a href="https://evil.example/${mark}" id=${mark}>`,
  (mark) => `javascript:${mark}()`,
  (mark) => `\\u003cscript id=${mark}\\u003e`,
  (mark) => `&lt;b id=${mark}&gt;`,
  (mark) => `&#60;b id=${mark}&#62;`,
  (mark) => `{{constructor.constructor('${mark}()')()}}`,
  (mark) => `\${${mark}} <%= ${mark} %>`,
  (mark) => `{${mark}} {count, plural, other {#}}`,
  (mark) => `'; drop table lead.lead; -- ${mark}`,
  (mark) => `1' or '1'='1' /*${mark}*/`,
  (mark) => `\\'); select pg_sleep(20); -- ${mark}`,
  (mark) => `${mark}\r\nBcc: ${mark}@evil.example\r\nX-Injected: ${mark}`,
  (mark) => `${mark}%0d%0aBcc:%20${mark}@evil.example`,
  (mark) => `=?utf-8?q?${mark}=0D=0ABcc:=20a=40evil.example?=`,
  (mark) => `=HYPERLINK("x";"${mark}")`,
  (mark) => `../../../etc/passwd ${mark}`,
]

/** Hard to store, count, cut or show. */
const oddities: Hostile[] = [
  (mark) => `\u0000${mark}\u0000`,
  (mark) => `\uD800${mark}\uDFFF`,
  (mark) => `\u202E${mark}\u2066 \u200F txt.exe`,
  (mark) => `👩‍👩‍👧‍👦 ${mark} 🏳️‍🌈🇧🇪`,
  (mark) => `${mark}${'\u0300\u0316'.repeat(40)}`,
  (mark) => `مرحبا ${mark} שלום`,
  (mark) => `\uFEFF\uFFFE\uFFFF${mark}`,
  (mark) => `${mark}\u2028\u2029\u0085\u000B`,
  (mark) => `\u1F00${mark}ﷺ`,
  (mark) => ` \t ${mark} \n\n\n\n `,
]

export const hostileTexts = [...injections, ...injections, ...oddities]
