import { parseJson, sanitizeText } from '@countersign/protocol/text'
import { type Address, getAddress, isAddress } from 'viem'
import { z } from 'zod'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { upgradeParts } from '../signature-store/migrateConfirmations.ts'
import { type BackupSection, findPart, toStorageKey } from './BackupSection.ts'
import { backupFormat, backupVersion, leaveOut, type SectionContent } from './readSection.ts'

const t = createCatalogue('backup')

export type Backup = {
  from: 'countersign' | 'official'
  savedAt: string | undefined
  sections: SectionContent[]
  leftOut: string[]
}

/** Browsers store about five million characters per origin; indentation adds some. */
const largestFile = 12 * 1024 * 1024
const maxParts = 2_000

const BackupSchema = z.strictObject({
  format: z.literal(backupFormat),
  version: z.number().int().positive(),
  savedAt: z.iso.datetime(),
  parts: z.record(z.string().max(200), z.unknown()),
})

export class BackupRefusedError extends Error {
  override readonly name = 'BackupRefusedError'
  readonly code = 'BACKUP_REFUSED'
}

/** Parses a backup of this app or of Safe{Wallet}, without storing anything. */
export async function readBackupFile(
  file: Pick<File, 'size' | 'text'>,
  { chainIds, parts }: { chainIds: readonly number[]; parts: readonly BackupSection[] },
): Promise<Backup> {
  if (file.size > largestFile)
    throw new BackupRefusedError(t('refusals.tooLarge', { megabytes: largestFile / 1024 / 1024 }))
  const content = parseJson(await file.text())
  if (content === undefined) throw new BackupRefusedError(t('refusals.notJson'))
  if (isOfficialExport(content)) return readOfficialExport(content, { chainIds, parts })
  const parsed = BackupSchema.safeParse(content)
  if (!parsed.success) throw new BackupRefusedError(t('refusals.notOurs'))
  const { data } = parsed
  if (data.version > backupVersion) throw new BackupRefusedError(t('refusals.newer'))
  const named = Object.entries(data.parts).map(([name, value]) => [toStorageKey(parts, name), value] as const)
  const entries = Object.entries(upgradeParts(Object.fromEntries(named)))
  if (entries.length > maxParts) throw new BackupRefusedError(t('refusals.tooMany', { most: maxParts }))
  const sections: SectionContent[] = []
  const leftOut: string[] = []
  for (const [key, raw] of entries) {
    const part = findPart(parts, key)
    const value = part?.parse(raw)
    if (!part) leftOut.push(t('unknownPart', { key }))
    else if (value === undefined) leftOut.push(t('brokenPart', { part: part.title() }))
    else sections.push({ key, part, value: leaveOut(part, value) })
  }
  if (sections.length === 0) throw new BackupRefusedError(t('refusals.nothing'))
  return { from: 'countersign', sections, leftOut, savedAt: data.savedAt }
}

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

function isOfficialExport(content: unknown): content is OfficialExport {
  return OfficialExportSchema.safeParse(content).success
}

type BackupContext = { chainIds: readonly number[]; parts: readonly BackupSection[] }

function readOfficialExport({ data }: OfficialExport, { chainIds, parts }: BackupContext): Backup {
  const leftOut: string[] = []
  const isOurs = (chainId: string) => chainIds.some((id) => String(id) === chainId)
  const values: Record<string, unknown> = {
    'names.v1': readNames(data.addressBook ?? {}, leftOut),
    'settings.v1': readSettings(data.settings ?? {}, isOurs),
    theme: readTheme(data.settings?.theme?.darkMode),
  }
  const safes = readSafes(data.addedSafes ?? {}, isOurs, leftOut)
  if (safes.length > 0 && !parts.some(({ fromSafes }) => fromSafes))
    leftOut.push(t('safesSkipped', { count: safes.length }))
  const sections = parts.flatMap((part): SectionContent[] => {
    const raw = part.fromSafes ? part.fromSafes(safes) : values[part.key]
    const value = raw === undefined ? undefined : part.parse(raw)
    return value === undefined ? [] : [{ key: part.key, part, value }]
  })
  return { from: 'official', sections, leftOut, savedAt: undefined }
}

/** Safe{Wallet} stores names per chain, this app per address: the first one is used. */
function readNames(book: NonNullable<OfficialExport['data']['addressBook']>, leftOut: string[]) {
  const names = new Map<Address, string>()
  for (const [address, name] of Object.values(book).flatMap((chain) => Object.entries(chain))) {
    const clean = typeof name === 'string' ? sanitizeText(name, { maxLength: 64 }).trim() : ''
    if (!isAddress(address)) leftOut.push(t('brokenAddress', { address: sanitizeText(address, { maxLength: 64 }) }))
    else if (clean !== '') {
      const known = names.get(getAddress(address))
      if (known === undefined) names.set(getAddress(address), clean)
      else if (known !== clean)
        leftOut.push(t('secondName', { address: getAddress(address), first: known, second: clean }))
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
      leftOut.push(
        t('otherChain', { count: Object.keys(safes).length, chainId: sanitizeText(chainId, { maxLength: 20 }) }),
      )
      return []
    }
    return Object.keys(safes)
      .filter((address) => isAddress(address))
      .map((address) => ({ chainId: Number(chainId), address: getAddress(address) }))
  })
}
