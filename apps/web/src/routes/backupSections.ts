import { isSameChallenge, mergeOwnerProofs, OwnerProofSchema } from '@countersign/protocol/custody'
import { sanitizeText } from '@countersign/protocol/text'
import { z } from 'zod'
import { NamesSchema } from '../domain/address-book/names.ts'
import { OwnDescriptorsSchema } from '../domain/clear-signing/ownDescriptors.ts'
import { KeyChecksSchema } from '../domain/custody/keyChecks.ts'
import { OwnerProofsSchema } from '../domain/custody/ownerProofStore.ts'
import { StoredPasskeySchema, StoredPasskeysSchema } from '../domain/passkeys/openPasskeys.ts'
import { LastSeenSchema } from '../domain/safe/LastSeen.ts'
import { CreationsSchema, SafePlanSchema } from '../domain/safe/openCreations.ts'
import { CollectionSchema, ListedSafeSchema, noCollection } from '../domain/safe/openSafeList.ts'
import { AppSchema, HostedAppsSchema, noApps } from '../domain/safe-apps/storedApps.ts'
import { type BackupSection, type Confirmed, definePart } from '../domain/settings/BackupSection.ts'
import { defaultSettings, SettingsSchema } from '../domain/settings/Settings.ts'
import { UserNetworkSchema, UserNetworksSchema } from '../domain/settings/userNetworks.ts'
import { ConfirmationsSchema, SignableRecordSchema } from '../domain/signature-store/ConfirmationsSchema.ts'
import { mergeRecords } from '../domain/signature-store/confirmations.ts'
import { DraftsSchema, noDrafts } from '../domain/signature-store/DraftsSchema.ts'
import { SimulationCacheSchema } from '../domain/simulation/simulationCache.ts'
import { RowNamesListSchema } from '../domain/transactions/rowNames.ts'
import { ContactDetailsSchema } from '../features/address-book/Contact.ts'
import { BatchTransferSchema, emptyRun, PreviousTransfersSchema } from '../features/batch-transfer/BatchTransfer.ts'
import { TransferNotesSchema } from '../features/export/transferNotes.ts'
import { NotificationSettingsSchema } from '../features/notifications/notificationSettingsStore.ts'
import { IntroductionSchema } from '../features/safes/introductionStore.ts'
import { StatementsSchema } from '../features/security-report/statementStore.ts'
import { RehearsalsSchema } from '../features/setup-file/rehearsalStore.ts'
import { TrainingsSchema } from '../features/training/trainingStore.ts'
import { NodeUrlsSchema } from '../features/verify/NodeForm.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { ThemeSchema } from '../lib/theme.ts'

const t = createCatalogue('backup')

function mapValues<value>(record: Readonly<Record<string, value>>, change: (value: value) => value) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}

/** Hosts that the page contacts and tokens that it trusts need consent: those of a file could be anyone's. */
const confirmed = new Map<string | undefined, Confirmed>([
  ['gateways', 'servers'],
  ['nodes', 'servers'],
  ['secondNodes', 'servers'],
  ['serviceUrl', 'servers'],
  ['tokens', 'tokens'],
])

/** All stored data: `backupSections.test.ts` fails for a store that is missing here. */
export const backupSections: readonly BackupSection[] = [
  definePart({
    key: 'names.v1',
    title: () => t('parts.names'),
    schema: NamesSchema,
    empty: {},
    clean: (names) => mapValues(names, (name) => sanitizeText(name, { maxLength: 64 })),
  }),
  definePart({
    key: 'people.v1',
    fileKey: 'contacts.v1',
    title: () => t('parts.contacts'),
    schema: ContactDetailsSchema,
    empty: {},
    clean: (people) =>
      mapValues(people, ({ chains, note, team }) => ({
        chains,
        note: sanitizeText(note, { maxLength: 500 }),
        team: sanitizeText(team, { maxLength: 64 }),
      })),
  }),
  definePart({
    key: 'books.v1',
    fileKey: 'transfer-notes.v1',
    title: () => t('parts.transferNotes'),
    schema: TransferNotesSchema,
    empty: {},
    clean: (notes) =>
      mapValues(notes, ({ category, note }) => ({
        category: sanitizeText(category, { maxLength: 64 }),
        note: sanitizeText(note, { maxLength: 500 }),
      })),
  }),
  definePart({
    key: 'collection.v1',
    fileKey: 'safe-list.v1',
    title: () => t('parts.safeList'),
    schema: CollectionSchema,
    empty: noCollection,
    depth: 2,
    items: { schema: z.union([ListedSafeSchema, z.string()]) },
    fromSafes: (safes) => ({ ...noCollection, watched: safes }),
  }),
  definePart({
    key: 'passkeys.v1',
    title: () => t('parts.passkeys'),
    schema: StoredPasskeysSchema,
    empty: [],
    items: { schema: StoredPasskeySchema, identify: ({ id }) => id, pick: (here) => here },
    clean: (passkeys) =>
      passkeys.map((passkey) => ({
        ...passkey,
        // The key of a file could be anybody's: it signs a test before it becomes an owner.
        isProven: false,
        name: sanitizeText(passkey.name, { maxLength: 64 }),
      })),
  }),
  definePart({
    key: 'creations.v1',
    title: () => t('parts.creations'),
    schema: CreationsSchema,
    empty: { plans: [] },
    depth: 2,
    items: {
      schema: SafePlanSchema,
      identify: ({ address }) => address.toLowerCase(),
      pick: (here, there) => ({ ...here, chainIds: [...new Set([...here.chainIds, ...there.chainIds])] }),
    },
    // Unfinished input stays in its browser.
    stays: ['form'],
  }),
  definePart({
    key: 'apps.v1',
    title: () => t('parts.apps'),
    schema: HostedAppsSchema,
    empty: noApps,
    depth: 2,
    items: { schema: AppSchema, identify: ({ url }) => url, pick: (here) => here },
    // Permissions of apps are granted per browser.
    stays: ['origins'],
  }),
  definePart({
    key: 'telling.v1',
    fileKey: 'notifications.v1',
    title: () => t('parts.notifications'),
    schema: NotificationSettingsSchema,
    empty: NotificationSettingsSchema.parse({}),
    stays: ['seenAt', 'awaySince'],
  }),
  definePart({
    key: 'settings.v1',
    title: () => t('parts.settings'),
    schema: SettingsSchema,
    empty: defaultSettings,
    depth: 2,
    needsConfirmation: ([name]) => confirmed.get(name),
    // The service's ID of this browser.
    stays: ['device'],
  }),
  definePart({
    key: 'networks.v1',
    title: () => t('parts.networks'),
    schema: UserNetworksSchema,
    empty: [],
    items: { schema: UserNetworkSchema, identify: ({ id }) => String(id), pick: (here) => here },
    clean: (networks) =>
      networks.map((network) => ({ ...network, name: sanitizeText(network.name, { maxLength: 40 }) })),
    needsConfirmation: () => 'servers',
  }),
  definePart({ key: 'theme', title: () => t('parts.theme'), schema: ThemeSchema, empty: 'system', depth: 0 }),
  definePart({
    key: 'drafts.v1',
    title: () => t('parts.drafts'),
    schema: DraftsSchema,
    empty: noDrafts,
    depth: 2,
    items: {
      schema: z.looseObject({ safeTxHash: z.string() }),
      identify: ({ safeTxHash }) => safeTxHash.toLowerCase(),
    },
  }),
  definePart({
    key: 'confirmations.v1',
    title: () => t('parts.confirmations'),
    schema: ConfirmationsSchema,
    empty: [],
    items: {
      schema: SignableRecordSchema,
      identify: ({ hash }) => hash.toLowerCase(),
      // The local one was verified here.
      pick: (here, there) => mergeRecords(there, here),
    },
  }),
  definePart({
    key: 'owner-proofs.v1',
    title: () => t('parts.ownerProofs'),
    schema: OwnerProofsSchema,
    empty: [],
    items: {
      schema: OwnerProofSchema,
      identify: ({ challenge }) => `${challenge.owner}${challenge.nonce}`.toLowerCase(),
      // A changed challenge is another one, and both are verified when they are read.
      pick: (here, there) => (isSameChallenge(here.challenge, there.challenge) ? mergeOwnerProofs(here, there) : here),
    },
  }),
  definePart({ key: 'key-checks.v1', title: () => t('parts.keyChecks'), schema: KeyChecksSchema, empty: {} }),
  definePart({
    key: 'visits.v1',
    fileKey: 'last-seen.v1',
    title: () => t('parts.lastSeen'),
    schema: LastSeenSchema,
    empty: {},
    // The chain's nonce only grows: the higher was seen later.
    items: {
      schema: LastSeenSchema.valueType,
      pick: (here, there) => (BigInt(there.nonce) > BigInt(here.nonce) ? there : here),
    },
  }),
  definePart({
    key: 'looks.v1',
    fileKey: 'simulations.v1',
    title: () => t('parts.simulations'),
    schema: SimulationCacheSchema,
    empty: [],
    items: { schema: SimulationCacheSchema.element, identify: ([hash]) => hash, pick: (here) => here },
  }),
  definePart({ key: 'clear-signing.v1', title: () => t('parts.descriptors'), schema: OwnDescriptorsSchema, empty: [] }),
  definePart({
    key: 'keys.v1',
    fileKey: 'hotkeys.v1',
    title: () => t('parts.hotkeys'),
    schema: z.boolean(),
    empty: true,
    depth: 0,
  }),
  definePart({
    key: 'rehearsals.v1',
    title: () => t('parts.rehearsals'),
    schema: RehearsalsSchema,
    empty: {},
    items: { schema: RehearsalsSchema.valueType, pick: (here, there) => (there.at > here.at ? there : here) },
  }),
  definePart({
    key: 'statements.v1',
    fileKey: 'security-report.v1',
    title: () => t('parts.securityReport'),
    schema: StatementsSchema,
    empty: {},
    depth: 2,
  }),
  definePart({
    key: 'training.v1',
    title: () => t('parts.training'),
    schema: TrainingsSchema,
    empty: {},
    depth: 2,
  }),
  definePart({
    key: 'introduction.v1',
    title: () => t('parts.introduction'),
    schema: IntroductionSchema,
    empty: false,
    depth: 0,
  }),
  definePart({
    key: 'run.v1',
    fileKey: 'batch-transfers.v1',
    title: () => t('parts.batchTransfers'),
    schema: BatchTransferSchema,
    empty: emptyRun,
    isPerSafe: true,
    depth: 0,
  }),
  definePart({
    key: 'runs.v1',
    fileKey: 'previous-transfers.v1',
    title: () => t('parts.previousTransfers'),
    schema: PreviousTransfersSchema,
    empty: [],
    isPerSafe: true,
  }),
  definePart({
    key: 'row-names.v1',
    title: () => t('parts.rowNames'),
    schema: RowNamesListSchema,
    empty: [],
    isPerSafe: true,
    items: {
      schema: RowNamesListSchema.element,
      identify: ({ safeTxHash }) => safeTxHash.toLowerCase(),
      pick: (here) => here,
    },
    clean: (all) =>
      all.map(({ names, safeTxHash }) => ({
        names: names.map((name) => sanitizeText(name, { maxLength: 64 })),
        safeTxHash,
      })),
  }),
  definePart({
    key: 'verify.nodes.v1',
    title: () => t('parts.verifyNodes'),
    schema: NodeUrlsSchema,
    empty: {},
    needsConfirmation: () => 'servers',
  }),
]
