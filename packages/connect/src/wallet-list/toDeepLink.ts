/** Fills a pairing URI into a wallet's deep link; without one the URI itself is the link. */
export function toDeepLink(template: string | undefined, uri: string): string {
  return template ? template.replace('{uri}', encodeURIComponent(uri)) : uri
}
