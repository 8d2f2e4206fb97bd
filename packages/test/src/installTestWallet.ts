import { randomUUID } from 'node:crypto'
import type { BrowserContext } from 'playwright-core'
import { z } from 'zod'
import { type CreateTestWalletParameters, createTestWallet, type TestWallet } from './createTestWallet.ts'
import { createWalletPageScript } from './createWalletPageScript.ts'
import { WalletRpcError } from './WalletRpcError.ts'

export type InstallTestWalletParameters = Omit<CreateTestWalletParameters, 'emit'> & {
  /** @default 'Test wallet' */
  name?: string
  /** @default 'test.countersign' */
  rdns?: string
}

const RequestSchema = z.object({ method: z.string(), params: z.array(z.unknown()).default([]) })

/** Announces a wallet to every page of the context (EIP-6963); the result's `approve` and `reject` are its buttons. */
export async function installTestWallet(
  context: BrowserContext,
  { name = 'Test wallet', rdns = 'test.countersign', ...parameters }: InstallTestWalletParameters,
): Promise<TestWallet> {
  const uuid = randomUUID()
  const binding = `__wallet_${uuid.replaceAll('-', '')}`
  const wallet = createTestWallet({
    ...parameters,
    async emit(event, data) {
      const call = `globalThis[${JSON.stringify(`${binding}_emit`)}]?.(${JSON.stringify(event)}, ${JSON.stringify(data)})`
      const frames = context.pages().flatMap((page) => page.frames())
      // A frame that is navigating away receives nothing.
      await Promise.all(frames.map((frame) => frame.evaluate(call).catch(() => {})))
    },
  })
  await context.exposeBinding(binding, async (_source, request: unknown) => {
    try {
      return { result: await wallet.request(RequestSchema.parse(request)) }
    } catch (error) {
      const code = error instanceof WalletRpcError ? error.code : -32603
      return { error: { code, message: error instanceof Error ? error.message : String(error) } }
    }
  })
  await context.addInitScript({ content: createWalletPageScript({ binding, name, rdns, uuid }) })
  return wallet
}
