import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'fflate'

/** Maximum size of the verification page: it is saved, mailed and opened on phones. */
export const verifyBudget = 400_000

/**
 * The WebAssembly engines speed up long queues; one transaction does not need them. The kernel falls back to
 * JavaScript, so the CSP need not allow WebAssembly.
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

/** The texts are in the page itself: nothing else is bundled, and nothing is loaded. */
function leaveOutMessages() {
  return {
    name: 'leave-out-messages',
    enforce: 'pre',
    load: {
      filter: { id: /[\\/]lib[\\/]messages[\\/]loadMessages\.ts$/ },
      handler: () => `export const loadMessages = () => Promise.reject(new Error('This page loads no texts.'))
        export const english = {}, preloadMessages = loadMessages, setLanguage = loadMessages`,
    },
  }
}

const packedClass = 'packed'

/**
 * Unpacks the compressed scripts in order. The CSP contains the hashes of the result, so that the browser runs nothing
 * else.
 */
const unpack = `
const policy = window.trustedTypes?.createPolicy('unpack', { createScript: (text) => text })
for (const element of document.querySelectorAll('.${packedClass}')) {
  const text = element.textContent.replaceAll('#', '<')
  const packed = new DataView(new ArrayBuffer((text.length / 5) * 4))
  for (let index = 0; index < text.length; index += 5) {
    let word = 0
    for (let digit = 0; digit < 5; digit += 1) word = word * 85 + text.charCodeAt(index + digit) - 40
    packed.setUint32((index / 5) * 4, word)
  }
  const stream = new Blob([packed.buffer.slice(0, Number(element.dataset.size))]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const code = await new Response(stream).text()
  const script = document.createElement('script')
  script.type = 'module'
  script.textContent = policy ? policy.createScript(code) : code
  document.body.append(script)
}
`

/**
 * Builds the verification page as one self-contained file: its CSP allows its script and style by hash, requests to
 * nodes, and nothing else.
 */
export async function buildVerify({ build, config, outDir, root }) {
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
    plugins: [leaveOutEngines(), leaveOutMessages()],
    publicDir: false,
  })
  const page = only(output, ({ fileName }) => fileName.endsWith('.html'))
  const { code, moduleIds } = only(output, ({ type }) => type === 'chunk')
  const style = String(only(output, ({ fileName }) => fileName.endsWith('.css')).source)
  const write = async (name, html) => {
    await writeFile(join(outDir, name), html)
    return { bytes: Buffer.byteLength(html), name, sha256: createHash('sha256').update(html).digest('hex') }
  }
  const source = String(page.source)
  const areas = await listAreas(moduleIds)
  const languages = await readdir(join(root, 'messages'))
  const program = packScript(code)
  return Promise.all(
    languages.toSorted().map(async (language) => {
      const texts = packScript(await createTexts({ areas, code, config, language, root }))
      const translated = source.replace('<html lang="en">', `<html lang="${language}">`)
      const name = language === 'en' ? 'verify.html' : `verify.${language}.html`
      return write(name, inline({ scripts: [texts, program], source: translated, style }))
    }),
  )
}

/** Areas of messages that these modules use. */
async function listAreas(moduleIds) {
  const sources = moduleIds.filter((id) => /[\\/]apps[\\/]web[\\/]src[\\/].*\.tsx?$/.test(id))
  const found = await Promise.all(
    sources.map(async (path) =>
      [...(await readFile(path, 'utf8')).matchAll(/= createCatalogue\('(\w+)'\)/g)].map(([, area]) => area),
    ),
  )
  return [...new Set(found.flat())].toSorted()
}

/** One language as a script that runs before the page's own (`setLocaleTexts.ts`), without texts of other pages. */
async function createTexts({ areas, code, config, language, root }) {
  const { transform } = config.plugins.find(({ name }) => name === 'compile-messages')
  // English of the packages is part of their messages.
  const all = language === 'en' ? areas : [...areas, 'kernel']
  const texts = await Promise.all(
    all.map(async (area) => {
      const json = await readFile(join(root, 'messages', language, `${area}.json`), 'utf8')
      return `${area}:${transform.handler(area === 'kernel' ? pickUsed(json, code) : json).code}`
    }),
  )
  return `globalThis.countersignLanguage={areas:{${texts.join()}},locale:'${language === 'en' ? 'en-GB' : language}'}`
}

/** Of the kernel's groups of texts, such as `check.…`, those that the page's program names. */
function pickUsed(json, code) {
  const named = new Set(Array.from(code.matchAll(/["'`](\w+)\./g), ([, group]) => group))
  const isUsed = (key) => !key.includes('.') || named.has(key.slice(0, key.indexOf('.')))
  return JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(json)).filter(([key]) => isUsed(key))))
}

/** A script with its hash, compressed. Not by zlib, whose result depends on the processor and on the version of Node. */
function packScript(script) {
  const packed = Buffer.from(deflateSync(Buffer.from(script), { level: 9, mem: 12 }))
  return { hash: toSource(script), size: packed.length, text: toBase85(packed) }
}

function inline({ scripts, source, style }) {
  if (/<\/style/i.test(style)) throw new Error('The style contains a closing tag.')
  const policy = [
    "default-src 'none'",
    `script-src ${[toSource(unpack), ...scripts.map(({ hash }) => hash)].join(' ')}`,
    `style-src ${toSource(style)}`,
    'img-src data:',
    'connect-src https: http:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types unpack',
  ].join('; ')
  // Replacement functions: in a string, $& would be special.
  return source
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
        `${scripts.map(({ size, text }) => `  <script type="text/plain" class="${packedClass}" data-size="${size}">${text}</script>\n  `).join('')}  <script type="module">${unpack}</script>\n  </body>`,
    )
}

/** Base85 from "(" on: a sixteenth smaller than base64. "#" replaces "<", which would start an element. */
function toBase85(bytes) {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
  let text = ''
  for (let index = 0; index < padded.length; index += 4) {
    let [word, letters] = [padded.readUInt32BE(index), '']
    for (let digit = 0; digit < 5; digit += 1) {
      letters = String.fromCharCode(40 + (word % 85)) + letters
      word = Math.floor(word / 85)
    }
    text += letters
  }
  return text.replaceAll('<', '#')
}

function only(output, matches) {
  const [file, ...others] = output.filter(matches)
  if (!file || others.length > 0) throw new Error('The /verify page was not built into one script and one style.')
  return file
}

function toSource(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
