import type { Address } from 'viem'
import type { IconName } from '../../ui/Icon.tsx'

/** A piece of the sentence. Facts stay facts, so that each can be shown with its own mark and form. */
export type EffectPart =
  | { type: 'text'; text: string }
  | { type: 'address'; address: Address }
  | { type: 'amount'; value: bigint; decimals: number; symbol: string; token: Address | undefined }
  | { type: 'code'; text: string }

export type Effect = {
  icon: IconName
  parts: EffectPart[]
  /** The effects of a batch, in order. */
  steps: Effect[]
}

export const text = (value: string): EffectPart => ({ type: 'text', text: value })
export const address = (value: Address): EffectPart => ({ type: 'address', address: value })
export const code = (value: string): EffectPart => ({ type: 'code', text: value })
