import type { Address } from 'viem'

/** Versions that new Safes are made of: they log their set-up, so that anybody can find out what they are. */
export const creationVersions = ['1.4.1', '1.5.0', '1.3.0'] as const

export type CreationVersion = (typeof creationVersions)[number]

/** All that the address of a new Safe is made of. */
export type PlanCreationParameters = {
  version: CreationVersion
  owners: readonly Address[]
  threshold: number
  /** Salt that distinguishes Safes of the same owners. */
  saltNonce: bigint
}
