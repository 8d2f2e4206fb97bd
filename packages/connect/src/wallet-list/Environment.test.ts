import { expect, test } from 'vitest'
import { detectEnvironment } from './Environment.ts'

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [chrome, 'chrome', 'linux'],
  [`${chrome} Edg/140.0.0.0`, 'edge', 'linux'],
  [`${chrome} OPR/120.0.0.0`, 'opera', 'linux'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0', 'firefox', 'windows'],
  [`${mac} Version/18.0 Safari/605.1.15`, 'safari', 'macos'],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', 'chrome', 'android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
    'safari',
    'ios',
  ],
  ['', 'other', 'other'],
])('default: %s', (userAgent, browser, platform) => {
  expect(detectEnvironment({ userAgent })).toMatchObject({
    browser,
    isMobile: platform === 'android' || platform === 'ios',
    platform,
  })
})

test('parameters: isBrave', () => {
  expect(detectEnvironment({ isBrave: true, userAgent: chrome }).browser).toBe('brave')
})

test('behavior: an iPad that claims to be a Mac', () => {
  expect(detectEnvironment({ maxTouchPoints: 5, userAgent: `${mac} Safari/605.1.15` }).platform).toBe('ios')
})
