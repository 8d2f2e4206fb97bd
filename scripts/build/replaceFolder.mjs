import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Builds beside the old folder and swaps them at the end: a failed build leaves the old one intact. */
export async function replaceFolder(folder, build) {
  const fresh = `${folder}.new-${process.pid}`
  const old = `${folder}.old-${process.pid}`
  await mkdir(dirname(folder), { recursive: true })
  try {
    const result = await build(fresh)
    await rename(folder, old).catch((error) => {
      if (error.code !== 'ENOENT') throw error
    })
    await rename(fresh, folder)
    return result
  } finally {
    await Promise.all([fresh, old].map((path) => rm(path, { force: true, recursive: true })))
  }
}
