import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuild } from '../build/ensureBuild.mjs'
import { serverDir } from '../build/paths.mjs'

/** Runs one program of the server: checks Node and the arguments, builds if needed, hands over. */
export async function launch({ help, program }) {
  const [argument] = process.argv.slice(2)
  if (argument === '--help' || argument === '-h') {
    process.stdout.write(help)
    return
  }
  if (argument !== undefined) return refuse(`Unknown option ${argument}: see --help for the settings.`)
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    return refuse(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`)
  try {
    await ensureBuild({ log: (line) => console.log(line) })
  } catch (error) {
    return refuse(`The build failed (${error.message}): run npm ci and npm run build to see why.`)
  }
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(join(serverDir, `${program}.js`)).href)
}

function refuse(sentence) {
  console.error(sentence)
  process.exitCode = 1
}
