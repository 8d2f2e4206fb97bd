/** What an operator reads without a checkout; all are in the archive of a release. */
export const releasePages = [
  'docs/add-a-chain.md',
  'docs/notifications.md',
  'docs/operate.md',
  'docs/operator-files.md',
  'docs/release.md',
  'docs/scale.md',
  'docs/threats.md',
]

/**
 * A page with its links to files of the release; those to other files of the repository become their label.
 *
 * @param path Of the page in the release
 * @param paths All files of the release
 */
export function removeForeignLinks(text, { path, paths }) {
  return text.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (link, label, target) => {
    const { pathname, protocol } = new URL(target, `file:///${path}`)
    return protocol !== 'file:' || paths.has(decodeURIComponent(pathname.slice(1))) ? link : label
  })
}
