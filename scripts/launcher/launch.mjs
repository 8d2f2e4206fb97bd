import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureBuild } from '../build/ensureBuild.mjs'
import { serverDir } from '../build/paths.mjs'

/** Runs one program of the server: checks Node, handles arguments, builds if needed, imports the program. */
export async function launch(program) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    return fail(`Node ${process.versions.node} is too old. Install Node 20.19 or newer.`)
  const [argument] = process.argv.slice(2)
  if (argument !== undefined) {
    const settings = fileURLToPath(new URL('../settings.ts', import.meta.url))
    const flags = ['--conditions=@repo/source', '--import', import.meta.resolve('tsx')]
    const { status } = spawnSync(process.execPath, [...flags, settings, program, argument], { stdio: 'inherit' })
    process.exitCode = status ?? 1
    return
  }
  let webBuild
  try {
    const build = await ensureBuild({ log: (line) => console.log(line) })
    webBuild = build.done
    // Chain, database and service start while the web app is built; the others serve none.
    if (program !== 'start') await webBuild
  } catch (error) {
    return fail(`The build failed (${error.message}). Run npm ci and npm run build for details.`)
  }
  process.setSourceMapsEnabled(true)
  const { start } = await import(pathToFileURL(join(serverDir, `${program}.js`)).href)
  await start?.({ webBuild })
}

function fail(sentence) {
  console.error(sentence)
  process.exitCode = 1
}
