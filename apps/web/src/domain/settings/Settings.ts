import { AddressSchema, defaultCurrency } from '@countersign/protocol/wire'
import { z } from 'zod'

export const accents = ['blue', 'teal', 'violet', 'plum', 'graphite'] as const
export const radii = ['none', 'small', 'medium', 'large'] as const
export const fonts = ['inter', 'system', 'rounded'] as const
export const blurs = ['none', 'small', 'large'] as const

/** By chain id. */
const UrlsSchema = z.record(z.string().max(20), z.string().max(2_000)).catch({})

/** What people set for themselves, in this browser alone. What cannot be read of it is as if it was never set. */
export const SettingsSchema = z.object({
  accent: z.enum(accents).catch('blue'),
  radius: z.enum(radii).catch('medium'),
  font: z.enum(fonts).catch('inter'),
  blur: z.enum(blurs).catch('none'),
  /** Code of the currency that amounts are worth something in, as the service spells it. */
  currency: z
    .string()
    .regex(/^[A-Z0-9]{1,10}$/)
    .catch(defaultCurrency.toUpperCase()),
  /** Of the whole app; the wallet dialog speaks some that the rest does not. */
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .catch('en'),
  /** What this browser is registered for at the service; null: nothing. */
  device: z
    .object({
      uuid: z.uuid(),
      safes: z.array(z.object({ chainId: z.number().int().positive(), address: AddressSchema })).max(1_000),
    })
    .nullable()
    .catch(null),
  /** By chain: the node that is asked instead of the operator's. */
  nodes: UrlsSchema,
  /** By chain: where a transaction can be looked up, instead of what the operator names. */
  explorers: UrlsSchema,
  /** Where pictures are fetched instead of the operator's gateways; empty for those. */
  gateways: z.object({ arweave: z.string().max(2_000), ipfs: z.string().max(2_000) }).catch({ arweave: '', ipfs: '' }),
  /** Whether names (ENS) and their pictures are looked up where the operator offers it. */
  lookups: z.object({ names: z.boolean(), pictures: z.boolean() }).catch({ names: true, pictures: true }),
  /** By chain: a node whose word is compared with the first one's. */
  secondNodes: UrlsSchema,
  /** Base of the service's paths; empty for the operator's choice. */
  serviceUrl: z.string().max(2_000).catch(''),
})

export type Settings = z.infer<typeof SettingsSchema>

export const defaultSettings: Settings = SettingsSchema.parse({})

/** Puts on the page what its stylesheet knows; what is as it comes needs no word. */
export function applySettings(root: HTMLElement, settings: Settings): void {
  for (const name of ['accent', 'radius', 'font', 'blur'] as const)
    if (settings[name] === defaultSettings[name]) delete root.dataset[name]
    else root.dataset[name] = settings[name]
}
