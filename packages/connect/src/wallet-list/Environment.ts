type Browser = 'brave' | 'chrome' | 'edge' | 'firefox' | 'opera' | 'safari' | 'other'
type Platform = 'android' | 'ios' | 'linux' | 'macos' | 'windows' | 'other'

/** The properties of the browser that decide how a wallet can be reached. */
export type Environment = { browser: Browser; platform: Platform; isMobile: boolean; isFramed: boolean }

export type DetectEnvironmentParameters = {
  userAgent: string
  maxTouchPoints?: number
  isBrave?: boolean
  isFramed?: boolean
}

export function detectEnvironment({
  isBrave = false,
  isFramed = false,
  maxTouchPoints = 0,
  userAgent,
}: DetectEnvironmentParameters): Environment {
  const platform = detectPlatform(userAgent, maxTouchPoints)
  return {
    browser: isBrave ? 'brave' : detectBrowser(userAgent),
    isFramed,
    isMobile: platform === 'android' || platform === 'ios',
    platform,
  }
}

export function readEnvironment(): Environment {
  if (typeof window === 'undefined') return detectEnvironment({ userAgent: '' })
  return detectEnvironment({
    isBrave: 'brave' in navigator,
    isFramed: window.parent !== window,
    maxTouchPoints: navigator.maxTouchPoints,
    userAgent: navigator.userAgent,
  })
}

// Order matters: every Chromium user agent contains "Chrome", and Chrome's contains "Safari".
function detectBrowser(userAgent: string): Browser {
  if (/\bEdg(A|iOS)?\//.test(userAgent)) return 'edge'
  if (/\bOPR\/|\bOPX\/|Opera/.test(userAgent)) return 'opera'
  if (/\bFirefox\/|\bFxiOS\//.test(userAgent)) return 'firefox'
  if (/\b(Chrome|HeadlessChrome|Chromium|CriOS)\//.test(userAgent)) return 'chrome'
  if (/\bSafari\//.test(userAgent)) return 'safari'
  return 'other'
}

function detectPlatform(userAgent: string, maxTouchPoints: number): Platform {
  if (/android/i.test(userAgent)) return 'android'
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  // iPadOS reports a Mac; no Mac has a touch screen.
  if (/Macintosh/.test(userAgent)) return maxTouchPoints > 1 ? 'ios' : 'macos'
  if (/Windows/.test(userAgent)) return 'windows'
  if (/Linux|X11|CrOS/.test(userAgent)) return 'linux'
  return 'other'
}
