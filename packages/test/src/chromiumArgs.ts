/** What the browser does for a person at its window, and nobody sits there. */
const notNeeded = [
  // The pages of the address bar: each window opens two, in a process that costs more than many a test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process kept ready for a page that may come: every visit of a test would start one for nothing.
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

/** No sandbox because tests may run as root; most else keeps the browser from calling anyone on its own. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  // Nothing is drawn by a graphics card, so what draws needs no process of its own.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  `--disable-features=${notNeeded.join(',')}`,
]
