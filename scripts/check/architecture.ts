const SOURCE = /^(apps|packages)\/[^/]+\/src\/.*\.(ts|tsx|mjs)$/
const NOT_SEARCHED = /\.test\.|\.test-d\.|\/testing\/|\/exports\/|\/lib\/messages\/|^packages\/test\//
const SEARCH_ROW = /^\| [^|]+ \| `([^`]+)` \| `([^`]+)` \|$/gm
const FOLDER_ROW = /^\| `([a-z-]+)` \| [^|]+ \|$/gm

/**
 * Rows of `docs/architecture.md` that are no longer true: a search for the standard term must list the file among the
 * first three, and each folder of `domain/` has a row.
 */
export function findArchitectureFaults(text: string, files: readonly string[]): string[] {
  return [...findSearchFaults(text, files), ...findFolderFaults(text, files)]
}

function findSearchFaults(text: string, files: readonly string[]): string[] {
  const rows = [...text.matchAll(SEARCH_ROW)]
  if (rows.length < 20) return ['docs/architecture.md: “Where to find” has fewer than 20 rows.']
  return rows.flatMap(([, term = '', file = '']) => {
    if (!files.includes(file)) return [`docs/architecture.md: ${file} does not exist.`]
    const found = searchFiles(term, files)
    if (found.slice(0, 3).includes(file)) return []
    return [`docs/architecture.md: a search for “${term}” finds ${found[0] ?? 'nothing'}, not ${file}.`]
  })
}

/** As editors search: sources whose name contains the term, the closest name first. */
function searchFiles(term: string, files: readonly string[]): string[] {
  return files
    .filter((file) => SOURCE.test(file) && !NOT_SEARCHED.test(file) && toName(file).includes(term.toLowerCase()))
    .toSorted((a, b) => toName(a).length - toName(b).length)
}

const toName = (file: string) => file.slice(file.lastIndexOf('/') + 1).toLowerCase()

function findFolderFaults(text: string, files: readonly string[]): string[] {
  const folders = new Set(files.flatMap((file) => /^apps\/web\/src\/domain\/([^/]+)\//.exec(file)?.[1] ?? []))
  const listed = new Set([...text.matchAll(FOLDER_ROW)].map(([, folder = '']) => folder))
  return [...folders, ...listed]
    .filter((folder) => !folders.has(folder) || !listed.has(folder))
    .map((folder) => `docs/architecture.md: the table of domain/ and its folders differ in ${folder}.`)
}
