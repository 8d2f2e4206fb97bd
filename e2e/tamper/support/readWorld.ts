import { demoSafes } from '@countersign/devchain/demo-world'
import type { Hex } from 'viem'
import { z } from 'zod'
import { createDeceptions, type Deceptions } from './deceive.ts'

const RowSchema = z.looseObject({
  transaction: z
    .looseObject({
      executionInfo: z.looseObject({ nonce: z.number().optional() }).nullish(),
      id: z.string(),
      txInfo: z.looseObject({ isCancellation: z.boolean().optional() }),
    })
    .optional(),
})
const PageSchema = z.object({ results: z.array(RowSchema) })
const PastSchema = z.object({ results: z.array(z.looseObject({ nonce: z.coerce.number(), safeTxHash: z.string() })) })
const MessagesSchema = z.object({
  results: z.array(z.looseObject({ messageHash: z.string().optional(), status: z.string().optional() })),
})

/** The demo data to tamper with: transactions and messages by kind. */
export type World = Deceptions & {
  url: string
  /** Pending in the Treasury at nonce 21: 3,400 USDC for Grace, signed by Bob. */
  payment: Hex
  /** Its rejection, signed by Carol. */
  rejection: Hex
  /** Fully signed and next: nonce 20. */
  ready: Hex
  /** A batch of three, fully signed: nonce 22. */
  salaries: Hex
  /** Nonce 23, signed by Alice. */
  newOwner: Hex
  /** The last executed one: nonce 19. */
  executed: Hex
  /** Executed transactions of the Treasury by nonce. */
  past: (nonce: number) => Hex
  /** Executed, with a failed inner call. */
  failed: Hex
  /** Pending in Operations, whose threshold is one. */
  travel: Hex
  /** Pending in the Subsidiary for the Treasury. */
  grant: Hex
  /** Typed data, signed by Bob. */
  openMessage: Hex
  /** A text with enough signatures. */
  confirmedMessage: Hex
  /** The service's genuine responses. */
  request(path: string): Promise<unknown>
}

export async function readWorld({ chainUrl, url }: { chainUrl: string; url: string }): Promise<World> {
  const request = async (path: string): Promise<unknown> => (await fetch(`${url}${path}`)).json()
  const list = async (safe: { address: string }) => {
    const page = PageSchema.parse(await request(`/v1/chains/31337/safes/${safe.address}/transactions/queued`))
    return page.results.flatMap(({ transaction }) => transaction ?? [])
  }
  const { operations, subsidiary, treasury } = demoSafes
  const [queue, travels, grants] = await Promise.all([list(treasury), list(operations), list(subsidiary)])
  const executed = PastSchema.parse(
    await request(`/tx-service/31337/api/v2/safes/${treasury.address}/multisig-transactions/?executed=true&limit=100`),
  )
  const past = (nonce: number) => toHash(executed.results.find((item) => item.nonce === nonce)?.safeTxHash)
  const messages = MessagesSchema.parse(await request(`/v1/chains/31337/safes/${treasury.address}/messages`))
  const findMessage = (status: string) =>
    toHash(messages.results.find((message) => message.status === status)?.messageHash)
  const atNonce = (nonce: number, isCancellation = false) =>
    toHash(
      queue.find(
        ({ executionInfo, txInfo }) =>
          executionInfo?.nonce === nonce && (txInfo.isCancellation ?? false) === isCancellation,
      )?.id,
    )
  return {
    ...createDeceptions(chainUrl),
    request,
    confirmedMessage: findMessage('CONFIRMED'),
    executed: past(19),
    // Exceeds the balance: see the demo history.
    failed: past(12),
    grant: toHash(grants[0]?.id),
    newOwner: atNonce(23),
    openMessage: findMessage('NEEDS_CONFIRMATION'),
    past,
    payment: atNonce(21),
    ready: atNonce(20),
    rejection: atNonce(21, true),
    salaries: atNonce(22),
    travel: toHash(travels[0]?.id),
    url,
  }
}

function toHash(id: string | undefined): Hex {
  const digits = /0x([0-9a-f]{64})$/.exec(id ?? '')?.[1]
  if (digits === undefined) throw new Error(`The demo world is not what the cases are written for: ${id}`)
  return `0x${digits}`
}
