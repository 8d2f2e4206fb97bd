import type { MessageKeyWith } from '../messages/format.ts'
import type { GlyphName } from '../ui/Glyph.tsx'
import type { SetupStep } from '../wallets/Wallet.ts'

type StepKey = MessageKeyWith<'wallet'>

export type StepMessages = { glyph: GlyphName | 'brand'; text: StepKey; title: StepKey }

export const STEP_MESSAGES: Readonly<Record<SetupStep, StepMessages>> = {
  connectApp: { glyph: 'device', text: 'stepConnectAppText', title: 'stepConnectAppTitle' },
  connectDesktop: { glyph: 'desktop', text: 'stepConnectDesktopText', title: 'stepConnectDesktopTitle' },
  connectDevice: { glyph: 'device', text: 'stepConnectDeviceText', title: 'stepConnectDeviceTitle' },
  createPasskey: { glyph: 'plus', text: 'stepCreatePasskeyText', title: 'stepCreatePasskeyTitle' },
  createWallet: { glyph: 'plus', text: 'stepCreateWalletText', title: 'stepCreateWalletTitle' },
  installApp: { glyph: 'brand', text: 'stepInstallAppText', title: 'stepInstallAppTitle' },
  installDesktop: { glyph: 'brand', text: 'stepInstallDesktopText', title: 'stepInstallDesktopTitle' },
  installExtension: { glyph: 'brand', text: 'stepInstallExtensionText', title: 'stepInstallExtensionTitle' },
  openInApp: { glyph: 'device', text: 'stepOpenInAppText', title: 'stepOpenInAppTitle' },
  openBrowserWallet: { glyph: 'wallet', text: 'stepOpenBrowserWalletText', title: 'stepOpenBrowserWalletTitle' },
  refreshPage: { glyph: 'refresh', text: 'stepRefreshPageText', title: 'stepRefreshPageTitle' },
  scanCode: { glyph: 'scan', text: 'stepScanCodeText', title: 'stepScanCodeTitle' },
  scanFromSettings: { glyph: 'scan', text: 'stepScanFromSettingsText', title: 'stepScanFromSettingsTitle' },
}
