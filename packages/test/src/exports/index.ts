export { createDataDir } from '../createDataDir.ts'
export type { CreateTestWalletParameters, TestWallet } from '../createTestWallet.ts'
export { findChromium } from '../findChromium.ts'
export { type InstallTestWalletParameters, installTestWallet } from '../installTestWallet.ts'
export {
  type LaunchBrowserParameters,
  launchBrowser,
  launchBrowserContext,
  launchBrowserServer,
} from '../launchBrowser.ts'
export { requestShared } from '../requestShared.ts'
export { type Shared, serveShared } from '../serveShared.ts'
export {
  type Countersign,
  getFreePort,
  type StartCountersignParameters,
  startCountersign,
} from '../startCountersign.ts'
