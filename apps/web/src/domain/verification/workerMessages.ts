import { type ChainConfig, WebConfigSchema } from '@countersign/protocol/config'
import { z } from 'zod'

/** The page's first message: the operator's nodes only. */
const StartSchema = z.object({ countersign: z.literal('start'), chains: z.array(WebConfigSchema.shape.chains.element) })

const ReadySchema = z.object({ countersign: z.literal('ready') })

export const readyMessage: z.infer<typeof ReadySchema> = { countersign: 'ready' }

export function createStartMessage(chains: readonly ChainConfig[]): unknown {
  return { countersign: 'start', chains }
}

export function parseStartMessage(message: unknown): ChainConfig[] | undefined {
  return StartSchema.safeParse(message).data?.chains
}

export function isReadyMessage(message: unknown): boolean {
  return ReadySchema.safeParse(message).success
}
