import type { DemoAccount } from '@countersign/devchain/accounts'
import type { Locator, Page } from 'playwright-core'
import type { Hex } from 'viem'
import type { NodeLie, Stage } from './createStage.ts'
import type { Lie } from './Lie.ts'
import type { World } from './readWorld.ts'

/** Text on the page, or a locator for it. */
export type Shown = string | RegExp | ((page: Page) => Locator)

/** One attack and its visible result. */
export type TamperCase = {
  /** Id in the threat model, with a suffix for variants. */
  id: `T${number}` | `T${number} ${string}`
  lie: string
  /** Tampering with the service. */
  createLie?: ((world: World) => Lie | Promise<Lie>) | undefined
  /** Tampering with the node. */
  createNodeLie?: ((world: World) => NodeLie) | undefined
  /** Tampering with the event stream. */
  events?: string | undefined
  /** The operator lists no tokens. */
  isUnlisted?: true | undefined
  /** Contents of this browser's storage by key. */
  remember?: ((world: World) => Record<string, unknown> | Promise<Record<string, unknown>>) | undefined
  /** The connected wallet. @default Alice's */
  as?: DemoAccount | undefined
  open: string | ((world: World) => string | Promise<string>)
  /** Further steps before the assertions. */
  act?: ((stage: Stage, world: World) => Promise<void>) | undefined
  shows: readonly Shown[] | ((world: World) => readonly Shown[])
  hides?: readonly Shown[] | ((world: World) => readonly Shown[]) | undefined
  /**
   * The hash that the wallet receives after pressing the button, or nothing, because neither Sign nor Execute is
   * offered. Undefined: the page has nothing to sign.
   */
  signs?: 'nothing' | ((world: World) => Hex | Promise<Hex>) | undefined
}
