import { AddressSchema, defaultCurrency } from '@countersign/protocol/wire'
import { z } from 'zod'

export const accents = ['blue', 'teal', 'violet', 'plum', 'graphite'] as const
export const radii = ['none', 'small', 'medium', 'large'] as const
export const fonts = ['inter', 'system', 'rounded'] as const
export const blurs = ['none', 'small', 'large'] as const

/** By chain id. */
const UrlsSchema = z.record(z.string().max(20), z.string().max(2_000)).catch({})

/** User settings, in this browser only. Invalid values fall back to their defaults. */
export const SettingsSchema = z.object({
  accent: z.enum(accents).catch('blue'),
  radius: z.enum(radii).catch('medium'),
  font: z.enum(fonts).catch('inter'),
  blur: z.enum(blurs).catch('none'),
  /** Currency code, as the service spells it. */
  currency: z
    .string()
    .regex(/^[A-Z0-9]{1,10}$/)
    .catch(defaultCurrency.toUpperCase()),
  /** Of the app; the wallet dialog has more languages. */
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .catch('en'),
  /** The topics of this browser's push registration; null: none. */
  device: z
    .object({
      uuid: z.uuid(),
      safes: z.array(z.object({ chainId: z.number().int().positive(), address: AddressSchema })).max(1_000),
    })
    .nullable()
    .catch(null),
  /** Whether hashes are compared before signing; null: with a hardware wallet. */
  comparesHashes: z.boolean().nullable().catch(null),
  /** By chain: replaces the operator's node. */
  nodes: UrlsSchema,
  /** By chain: replaces the operator's block explorer. */
  explorers: UrlsSchema,
  /** Replaces the operator's gateways for pictures; empty: not set. */
  gateways: z.object({ arweave: z.string().max(2_000), ipfs: z.string().max(2_000) }).catch({ arweave: '', ipfs: '' }),
  /** Whether ENS names and avatars are looked up where the operator offers it. */
  lookups: z.object({ names: z.boolean(), pictures: z.boolean() }).catch({ names: true, pictures: true }),
  /** By chain: a second node to compare responses with. */
  secondNodes: UrlsSchema,
  /** Tokens that the user listed, by `toTokenKey`, with the contract's symbol at that time. */
  tokens: z
    .record(z.string().regex(/^\d{1,20}:0x[0-9a-f]{40}$/), z.string().min(1).max(16))
    .refine((tokens) => Object.keys(tokens).length <= 1_000)
    .catch({}),
  /** Base URL of the service; empty for the operator's. */
  serviceUrl: z.string().max(2_000).catch(''),
})

export type Settings = z.infer<typeof SettingsSchema>

export const defaultSettings: Settings = SettingsSchema.parse({})

/** Sets the attributes that the stylesheet reads; defaults set none. */
export function applySettings(root: HTMLElement, settings: Settings): void {
  for (const name of ['accent', 'radius', 'font', 'blur'] as const)
    if (settings[name] === defaultSettings[name]) delete root.dataset[name]
    else root.dataset[name] = settings[name]
}
