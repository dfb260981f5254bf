const pathOf = (address: string): string => address.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '')

/**
 * Which of the addresses the reader is at: the same path, or the longest one that is above it
 * (`/sender/order-register` for `/sender/order-register/17`).
 */
export const currentHref = (hrefs: readonly string[], currentPath: string): string | undefined => {
  const path = pathOf(currentPath)
  const above = hrefs.filter((href) => {
    const own = pathOf(href)
    return path === own || (own !== '/' && own !== '' && path.startsWith(`${own}/`))
  })
  return above.sort((first, second) => second.length - first.length)[0]
}
