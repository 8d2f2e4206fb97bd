import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './run.ts'

type Example = {
  code: string
  language: string /** The name in its first line, where it has one. */
  name: string | undefined
}

/** The blocks of code of a page, as somebody would paste them. */
export async function readExamples(path: string): Promise<Example[]> {
  const page = await readFile(join(ROOT, path), 'utf8')
  return [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', code = '']) => ({
    code,
    language,
    name: /^[ ]?\/\/ (\S+\.tsx?)$/m.exec(code.split('\n')[0] ?? '')?.[1],
  }))
}

/** The file that a page's difference leads to. */
export async function readChangedExample(path: string): Promise<string> {
  const difference = (await readExamples(path)).find(({ language, name }) => language === 'diff' && name !== undefined)
  if (!difference) throw new Error(`${path} changes no file.`)
  const lines = difference.code.split('\n').filter((line) => !line.startsWith('-'))
  return lines.map((line) => line.slice(1)).join('\n')
}

/** The first block of a page, or the one that names itself so. */
export async function readExample(path: string, name?: string): Promise<string> {
  const examples = await readExamples(path)
  const found = name === undefined ? examples[0] : examples.find((example) => example.name === name)
  if (!found) throw new Error(`${path} has no example ${name ?? ''}.`)
  return found.code
}

/** What a page says to install: the words after `npm i`. */
export async function readInstallLine(path: string): Promise<string[]> {
  const page = await readFile(join(ROOT, path), 'utf8')
  const line = /^(?:`|\+)npm i ([^`\n]+)`?$/m.exec(page)?.[1]
  if (line === undefined) throw new Error(`${path} does not say what to install.`)
  return line.split(' ')
}
