import { mergeDescriptors } from '@ethereum-sourcify/clear-signing'
import { type Descriptor, InvalidDescriptorError, parseDescriptor } from './DescriptorSchema.ts'

/** Real files include one other, which sometimes includes a third. */
const maxIncludes = 8

export type ResolveIncludesParameters = {
  /** As it is named from the root of the folder: `registry/safe/calldata-Safe.json`. */
  path: string
  /** A file of the folder; undefined where there is none. */
  read: (path: string) => Promise<Descriptor | undefined>
}

/** One description of a file and of all that it includes. Nothing outside of the folder is ever included. */
export async function resolveIncludes({ path, read }: ResolveIncludesParameters): Promise<Descriptor> {
  const chain: Descriptor[] = []
  const seen = new Set<string>()
  for (let next: string | undefined = path; next !== undefined; ) {
    if (seen.has(next)) throw new InvalidDescriptorError(`it includes itself through ${next}`)
    if (seen.size > maxIncludes) throw new InvalidDescriptorError(`it includes more than ${maxIncludes} files`)
    seen.add(next)
    const file: Descriptor | undefined = await read(next)
    if (!file) throw new InvalidDescriptorError(`there is no ${next}`)
    chain.push(file)
    next = file.includes === undefined ? undefined : resolvePath(next, file.includes)
  }
  return chain.reduceRight((included, including) =>
    // What is merged is checked again: parts that are sound alone may not be together.
    parseDescriptor(mergeDescriptors(toPlain(including), toPlain(included))),
  )
}

/** The renderer has types of its own for what the schema here has already read. */
function toPlain(descriptor: Descriptor) {
  return JSON.parse(JSON.stringify(descriptor))
}

/** Relative to the including file; a path outside the folder resolves to nothing. */
function resolvePath(from: string, relative: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(relative) || relative.startsWith('/'))
    throw new InvalidDescriptorError(`it includes ${relative}, which is not in the folder`)
  const parts = from.split('/').slice(0, -1)
  for (const part of relative.split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') parts.push(part)
    else if (parts.pop() === undefined)
      throw new InvalidDescriptorError(`it includes ${relative}, which is not in the folder`)
  }
  return parts.join('/')
}
