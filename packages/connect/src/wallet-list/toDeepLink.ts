/** Fills a pairing into a wallet's link; without one the pairing itself is the link. */
export function toDeepLink(template: string | undefined, uri: string): string {
  return template ? template.replace('{uri}', encodeURIComponent(uri)) : uri
}
