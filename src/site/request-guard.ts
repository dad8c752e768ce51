const postPaths = [
  // A form, the buttons on pages behind signed links, and what a visitor says about cookies.
  /^\/[a-z]{2}\/(consent|forms\/[a-z-]+|(demand|kept-list|shared-list|appointment|newsletter\/(stop|confirm)|weekly)\/[^/]+\/[a-z]+)\/$/,
  // The forms of owners.
  /^\/[a-z]{2}\/(login|portal)(\/[\w-]+){1,4}\/$/,
  // Who asks for their own data, and the buttons behind the mailed link.
  /^\/[a-z]{2}\/my-data\/([\w-]+\/(open|download|erase)\/)?$/,
  // What counts views, and the messages of the platform.
  /^\/(seen|platform\/changes)\/$/,
  /^\/platform-events\/[a-z\d-]{1,40}\/?$/,
  // What assistants ask.
  /^\/mcp\/?$/,
]

/** An answer for what no screen should ever see: broken addresses and odd methods. */
export function guardRequest(method: string, path: string): Response | null {
  if (!isReadable(path)) return new Response(null, { status: 400, headers: { 'Cache-Control': 'no-store' } })
  if (
    method !== 'GET' &&
    method !== 'HEAD' &&
    !(method === 'POST' && postPaths.some((one) => one.test(path)))
  )
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  return null
}

/** Its letters can be read, and none of them is a control character. */
function isReadable(path: string): boolean {
  try {
    return !/[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
