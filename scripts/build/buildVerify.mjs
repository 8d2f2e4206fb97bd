import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'

/** Most that the second screen may weigh: it is saved, mailed and opened on phones. */
export const verifyBudget = 400_000

/**
 * The engines in WebAssembly make long queues quick; one transaction needs none of them. The kernel falls back to
 * JavaScript where one cannot be loaded, and so the page needs no leave to compile anything.
 */
function leaveOutEngines() {
  const engine = /[\\/]protocol[\\/]src[\\/](hash[\\/]wasmKeccak256|signatures[\\/]secp256k1)\.ts$/
  return {
    name: 'leave-out-engines',
    enforce: 'pre',
    load: {
      filter: { id: engine },
      handler: () => `const missing = () => Promise.reject(new Error('This page has no such engine.'))
        export const createWasmKeccak256 = missing, createWasmRecovery = missing`,
    },
  }
}

const packedId = 'packed'

/**
 * The script is packed, as it would be too large to mail around: this puts it in its place. The page's policy names the
 * hash of what comes out, so that the browser runs that and nothing else.
 */
const unpack = `
const packed = Uint8Array.from(atob(document.getElementById('${packedId}').textContent), (letter) => letter.charCodeAt(0))
const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
new Response(stream).text().then((code) => {
  const policy = window.trustedTypes?.createPolicy('unpack', { createScript: (text) => text })
  const script = document.createElement('script')
  script.type = 'module'
  script.textContent = policy ? policy.createScript(code) : code
  document.body.append(script)
})
`

/**
 * Builds the second screen as one file without any reference to another: script and style are part of it, and its own
 * policy allows these by their hashes, requests to nodes, and nothing else.
 */
export async function buildVerify({ build, configFile, outDir, root }) {
  const { output } = await build({
    build: {
      assetsDir: '.',
      cssCodeSplit: false,
      emptyOutDir: false,
      manifest: false,
      modulePreload: false,
      outDir,
      rolldownOptions: { input: join(root, 'verify.html'), output: { codeSplitting: false } },
      write: false,
    },
    configFile,
    logLevel: 'error',
    plugins: [leaveOutEngines()],
    publicDir: false,
    root,
  })
  const html = inline(output)
  await writeFile(join(outDir, 'verify.html'), html)
  return { bytes: Buffer.byteLength(html), sha256: createHash('sha256').update(html).digest('hex') }
}

function inline(output) {
  const page = only(output, ({ fileName }) => fileName.endsWith('.html'))
  const script = only(output, ({ type }) => type === 'chunk').code
  const style = String(only(output, ({ fileName }) => fileName.endsWith('.css')).source)
  if (/<\/style/i.test(style)) throw new Error('The style would end its own element.')
  const policy = [
    "default-src 'none'",
    `script-src ${toSource(unpack)} ${toSource(script)}`,
    `style-src ${toSource(style)}`,
    'img-src data:',
    'connect-src https: http:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types unpack',
  ].join('; ')
  const packed = deflateRawSync(script, { level: 9 }).toString('base64')
  // By functions: in a text, $& and the like would mean something.
  return String(page.source)
    .replace(/\s*<link rel="stylesheet"[^>]*>/, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace(
      '<meta charset="utf-8" />',
      () => `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    )
    .replace('</head>', () => `  <style>${style}</style>\n  </head>`)
    .replace(
      '</body>',
      () =>
        `  <script type="text/plain" id="${packedId}">${packed}</script>\n    <script type="module">${unpack}</script>\n  </body>`,
    )
}

function only(output, matches) {
  const [file, ...others] = output.filter(matches)
  if (!file || others.length > 0) throw new Error('The second screen was not built into one script and one style.')
  return file
}

function toSource(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
