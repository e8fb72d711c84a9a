type Cookie = { readonly name: string; readonly value: string; readonly path: string }

const isGone = (line: string): boolean => /;\s*(?:max-age=0|expires=Thu, 01 Jan 1970)/i.test(line)

/** Parses a cookie that a response sets. */
const parse = (line: string): Cookie => {
  const [pair = '', ...rules] = line.split(';').map((part) => part.trim())
  const at = pair.indexOf('=')
  const path = rules.find((rule) => rule.toLowerCase().startsWith('path='))?.slice('path='.length) ?? '/'
  return { name: pair.slice(0, at), value: pair.slice(at + 1), path }
}

/** A fetch with the cookies of one store, like a browser; follows no redirect. Without TLS it sends secure ones too. */
export const cookieFetch = (): ((request: Request) => Promise<Response>) => {
  const cookies = new Map<string, Cookie>()
  return async (request) => {
    const { pathname } = new URL(request.url)
    const sent = [...cookies.values()].filter(({ path }) => pathname.startsWith(path))
    if (sent.length > 0)
      request.headers.set('cookie', sent.map(({ name, value }) => `${name}=${value}`).join('; '))
    const response = await fetch(request, { redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const cookie = parse(line)
      const key = `${cookie.name} ${cookie.path}`
      if (isGone(line) || cookie.value === '') cookies.delete(key)
      else cookies.set(key, cookie)
    }
    return response
  }
}
