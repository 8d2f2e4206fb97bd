import { pathToFileURL } from 'node:url'

/** Program of a worker: as configured, or the bundle that tests set in the environment. */
export function findProgram(named: URL | undefined, bundle: string | undefined): URL | undefined {
  return named ?? (bundle ? pathToFileURL(bundle) : undefined)
}
