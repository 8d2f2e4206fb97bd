/** The file of the built web app that answers a path: itself, a page without `.html`, or the app's page for its routes. */
export function findWebPath(has: (path: string) => boolean, path: string): string | undefined {
  if (has(path)) return path
  if (has(`${path}.html`)) return `${path}.html`
  // A missing script must be a 404: as HTML it would fail with a confusing MIME type error.
  const isRoute = !/\.[a-z0-9]+$/i.test(path) && !path.startsWith('/assets/')
  return isRoute && has('/index.html') ? '/index.html' : undefined
}
