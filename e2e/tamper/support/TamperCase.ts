import type { DemoAccount } from '@countersign/devchain/accounts'
import type { Locator, Page } from 'playwright-core'
import type { Hex } from 'viem'
import type { NodeLie, Stage } from './createStage.ts'
import type { Lie } from './Lie.ts'
import type { World } from './readWorld.ts'

/** Words on the page, or where exactly they must stand. */
export type Shown = string | RegExp | ((page: Page) => Locator)

/** One lie, and what a person sees of it. */
export type TamperCase = {
  /** Of the threat model, with a word where one threat is tried in several ways. */
  id: `T${number}` | `T${number} ${string}`
  lie: string
  /** What the service tells instead of the truth. */
  tell?: ((world: World) => Lie | Promise<Lie>) | undefined
  /** What the node tells instead of the truth. */
  tellByNode?: ((world: World) => NodeLie) | undefined
  /** What the stream of changes says instead of the truth. */
  events?: string | undefined
  /** The operator lists no tokens. */
  isUnlisted?: true | undefined
  /** What this browser has kept, by the key of its storage. */
  remember?: ((world: World) => Record<string, unknown> | Promise<Record<string, unknown>>) | undefined
  /** Whose wallet is connected. @default Alice's */
  as?: DemoAccount | undefined
  open: string | ((world: World) => string | Promise<string>)
  /** Beyond looking: to be done before it is judged. */
  act?: ((stage: Stage, world: World) => Promise<void>) | undefined
  shows: readonly Shown[] | ((world: World) => readonly Shown[])
  hides?: readonly Shown[] | ((world: World) => readonly Shown[]) | undefined
  /**
   * What the wallet is asked to sign when a person presses the button: this hash, or nothing, because there is no button
   * to sign or to execute. Undefined: there is nothing to sign on such a page, and the wallet is asked for nothing.
   */
  signs?: 'nothing' | ((world: World) => Hex | Promise<Hex>) | undefined
}
