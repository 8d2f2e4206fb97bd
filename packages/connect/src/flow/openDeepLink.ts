/** Opens a deep link. Web links open in a new tab, which iOS closes when an app takes over. */
export function openDeepLink(link: string, page: Window = window): void {
  if (!/^https?:/i.test(link)) {
    page.location.href = link
    return
  }
  const anchor = page.document.createElement('a')
  anchor.href = link
  anchor.target = '_blank'
  anchor.rel = 'noreferrer noopener'
  anchor.click()
}
