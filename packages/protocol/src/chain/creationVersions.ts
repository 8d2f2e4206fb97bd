import type { Address } from 'viem'

/** Versions for new Safes: they log their set-up, so that anyone can index them. */
export const creationVersions = ['1.4.1', '1.5.0', '1.3.0'] as const

export type CreationVersion = (typeof creationVersions)[number]

/** The parameters that determine the address of a new Safe. */
export type PlanCreationParameters = {
  version: CreationVersion
  owners: readonly Address[]
  threshold: number
  /** Salt that distinguishes Safes of the same owners. */
  saltNonce: bigint
}
