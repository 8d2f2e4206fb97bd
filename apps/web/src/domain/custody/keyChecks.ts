import { z } from 'zod'
import type { SafeId } from '../safe/queries.ts'
import { defineStore } from '../services/defineStore.ts'

const defaultCheckMonths = 3

/** Months between two checks of a key, by chain and Safe. */
export const KeyChecksSchema = z.record(z.string(), z.int().min(1).max(24))

type KeyChecks = z.infer<typeof KeyChecksSchema>

export const openKeyChecks = defineStore({ empty: {}, key: 'key-checks.v1', schema: KeyChecksSchema })

const toKey = ({ address, chainId }: SafeId) => `${chainId}:${address.toLowerCase()}`

export function getCheckMonths(all: KeyChecks, safe: SafeId): number {
  return all[toKey(safe)] ?? defaultCheckMonths
}

export function setCheckMonths(all: KeyChecks, safe: SafeId, months: number): KeyChecks {
  return { ...all, [toKey(safe)]: months }
}

export type KeyCheck = {
  /** Unix milliseconds of the last proof and of the last use on the chain, both verified here. */
  provenAt: number | undefined
  usedAt: number | undefined
  /** When the next one is due. Undefined: there was none. */
  dueAt: number | undefined
  isOverdue: boolean
}

type DecideParameters = {
  now: number
  months: number
  provenAt: number | undefined
  usedAt: number | undefined
}

export function decideKeyCheck({ months, now, provenAt, usedAt }: DecideParameters): KeyCheck {
  const last = Math.max(provenAt ?? 0, usedAt ?? 0)
  if (last === 0) return { dueAt: undefined, isOverdue: true, provenAt, usedAt }
  const due = new Date(last)
  due.setUTCMonth(due.getUTCMonth() + months)
  return { dueAt: due.getTime(), isOverdue: due.getTime() < now, provenAt, usedAt }
}
