import { HostNotAllowedError } from '../errors/HostNotAllowedError.ts'
import { InvalidHostError } from '../errors/InvalidHostError.ts'
import type { FramePage } from './FramePage.ts'
import { isOrigin } from './isOrigin.ts'

export type FindHostsParameters = { hosts: readonly string[]; page: Pick<FramePage, 'location'> }

/**
 * The origins that the page's parent can have: the one that the browser names, if it is allowed, or all allowed ones
 * where the browser does not tell (Firefox). A message to an origin that the parent does not have is not delivered.
 */
export function findHosts({ hosts, page }: FindHostsParameters): readonly string[] {
  for (const host of hosts) if (!isOrigin(host)) throw new InvalidHostError({ host })
  const ancestor = page.location.ancestorOrigins?.[0]
  if (ancestor !== undefined && hosts.includes(ancestor)) return [ancestor]
  if (ancestor !== undefined || hosts.length === 0) throw new HostNotAllowedError({ origin: ancestor })
  return hosts
}
