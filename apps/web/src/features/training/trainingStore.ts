import { z } from 'zod'
import { defineStore } from '../../domain/services/defineStore.ts'

export const exerciseIds = ['recipient', 'delegatecall', 'swapOwner', 'poisoning', 'lyingService'] as const

export type ExerciseId = (typeof exerciseIds)[number]

/** Results by `chainId:address` of the Safe, then by signer. */
export const TrainingsSchema = z.record(
  z.string(),
  z.record(
    z.string(),
    z.partialRecord(
      z.enum(exerciseIds),
      z.object({ at: z.number().int().nonnegative().max(8_640_000_000_000_000), isPassed: z.boolean() }),
    ),
  ),
)

export type Trainings = z.infer<typeof TrainingsSchema>

export const openTrainings = defineStore({ empty: {}, key: 'countersign.training.v1', schema: TrainingsSchema })

/** When a signer last passed every exercise of a Safe; undefined if none did. */
export function findLastTraining(trainings: Trainings, key: string): number | undefined {
  const complete = Object.values(trainings[key] ?? {}).flatMap((results) => {
    const passed = exerciseIds.map((id) => (results[id]?.isPassed ? results[id].at : undefined))
    return passed.every((at) => at !== undefined) ? [Math.min(...passed)] : []
  })
  return complete.length > 0 ? Math.max(...complete) : undefined
}
