import { pathToFileURL } from 'node:url'

/** The program of a worker: the one that was named, or else the bundle that tests name in the environment. */
export function findProgram(named: URL | undefined, bundle: string | undefined): URL | undefined {
  return named ?? (bundle ? pathToFileURL(bundle) : undefined)
}
