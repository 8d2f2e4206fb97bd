/** Features for interactive use, which tests do not need. */
const notNeeded = [
  // WebUI pages of the address bar: each window opens two, in an expensive process.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // The spare renderer process: every test would start one for nothing.
  'SpareRendererForSitePerProcess',
  // Playwright's own list, which this one replaces.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** No sandbox, because tests may run as root; most others prevent background network requests. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  // No GPU, so painting needs no separate process.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  `--disable-features=${notNeeded.join(',')}`,
]
