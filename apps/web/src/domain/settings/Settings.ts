import { AddressSchema, defaultCurrency } from '@countersign/protocol'
import { z } from 'zod'

export const accents = ['blue', 'teal', 'violet', 'plum', 'graphite'] as const
export const radii = ['none', 'small', 'medium', 'large'] as const
export const fonts = ['system', 'rounded'] as const
export const blurs = ['none', 'small', 'large'] as const

/** What people set for themselves, in this browser alone. What cannot be read of it is as if it was never set. */
export const SettingsSchema = z.object({
  accent: z.enum(accents).catch('blue'),
  radius: z.enum(radii).catch('medium'),
  font: z.enum(fonts).catch('system'),
  blur: z.enum(blurs).catch('none'),
  /** Code of the currency that amounts are worth something in, as the service spells it. */
  currency: z
    .string()
    .regex(/^[A-Z0-9]{1,10}$/)
    .catch(defaultCurrency.toUpperCase()),
  /** Of the wallet dialog, the only part that speaks others. */
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
  /** By chain: a node whose word is compared with the first one's. */
  secondNodes: z.record(z.string(), z.string().max(2_000)).catch({}),
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
