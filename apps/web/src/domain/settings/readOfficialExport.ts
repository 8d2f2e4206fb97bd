import { sanitizeText } from '@countersign/protocol/text'
import { type Address, getAddress, isAddress } from 'viem'
import { z } from 'zod'
import { backupText as words } from '../../lib/messages/backup.ts'
import type { Backup } from './Backup.ts'
import type { BackupSection } from './BackupSection.ts'
import type { SectionContent } from './readSection.ts'

/** Safe{Wallet}'s "Data export", versions 2.0 and 3.0. Other fields are ignored. */
const OfficialExportSchema = z.object({
  version: z.enum(['2.0', '3.0']),
  data: z.object({
    addressBook: z.record(z.string(), z.record(z.string(), z.unknown())).nullish(),
    addedSafes: z.record(z.string(), z.record(z.string(), z.unknown())).nullish(),
    settings: z
      .object({
        currency: z.unknown(),
        theme: z.object({ darkMode: z.unknown() }).partial(),
        env: z.object({ rpc: z.record(z.string(), z.unknown()) }).partial(),
      })
      .partial()
      .nullish(),
  }),
})

type OfficialExport = z.infer<typeof OfficialExportSchema>

export function isOfficialExport(content: unknown): content is OfficialExport {
  return OfficialExportSchema.safeParse(content).success
}

type Place = {
  /** Chains of this page; others are skipped. */
  chainIds: readonly number[]
  parts: readonly BackupSection[]
}

/** Converts Safe{Wallet}'s data to the shape of our own backup. */
export function readOfficialExport({ data }: OfficialExport, { chainIds, parts }: Place): Backup {
  const leftOut: string[] = []
  const isOurs = (chainId: string) => chainIds.some((id) => String(id) === chainId)
  const values: Record<string, unknown> = {
    'names.v1': readNames(data.addressBook ?? {}, leftOut),
    'settings.v1': readSettings(data.settings ?? {}, isOurs),
    theme: readTheme(data.settings?.theme?.darkMode),
  }
  const safes = readSafes(data.addedSafes ?? {}, isOurs, leftOut)
  if (safes.length > 0 && !parts.some(({ fromSafes }) => fromSafes)) leftOut.push(words.noPlaceForSafes(safes.length))
  const kept = parts.flatMap((part): SectionContent[] => {
    const raw = part.fromSafes ? part.fromSafes(safes) : values[part.key]
    const value = raw === undefined ? undefined : part.parse(raw)
    return value === undefined ? [] : [{ key: part.key, part, value }]
  })
  return { from: 'official', kept, leftOut, savedAt: undefined }
}

/** Safe{Wallet} stores names per chain, this app per address: the first one is used. */
function readNames(book: NonNullable<OfficialExport['data']['addressBook']>, leftOut: string[]) {
  const names = new Map<Address, string>()
  for (const [address, name] of Object.values(book).flatMap((chain) => Object.entries(chain))) {
    const clean = typeof name === 'string' ? sanitizeText(name, { maxLength: 64 }).trim() : ''
    if (!isAddress(address)) leftOut.push(words.brokenAddress(sanitizeText(address, { maxLength: 64 })))
    else if (clean !== '') {
      const known = names.get(getAddress(address))
      if (known === undefined) names.set(getAddress(address), clean)
      else if (known !== clean) leftOut.push(words.otherName(getAddress(address), known, clean))
    }
  }
  return Object.fromEntries(names)
}

function readSettings(settings: NonNullable<OfficialExport['data']['settings']>, isOurs: (chainId: string) => boolean) {
  const nodes = Object.entries(settings.env?.rpc ?? {}).filter(
    ([chainId, url]) => isOurs(chainId) && typeof url === 'string' && url !== '',
  )
  return {
    ...(typeof settings.currency === 'string' ? { currency: settings.currency.toUpperCase() } : {}),
    ...(nodes.length > 0 ? { nodes: Object.fromEntries(nodes) } : {}),
  }
}

function readTheme(isDark: unknown) {
  return typeof isDark === 'boolean' ? (isDark ? 'dark' : 'light') : undefined
}

function readSafes(
  added: NonNullable<OfficialExport['data']['addedSafes']>,
  isOurs: (chainId: string) => boolean,
  leftOut: string[],
) {
  return Object.entries(added).flatMap(([chainId, safes]) => {
    if (!isOurs(chainId)) {
      leftOut.push(words.otherChain(Object.keys(safes).length, sanitizeText(chainId, { maxLength: 20 })))
      return []
    }
    return Object.keys(safes)
      .filter((address) => isAddress(address))
      .map((address) => ({ chainId: Number(chainId), address: getAddress(address) }))
  })
}
