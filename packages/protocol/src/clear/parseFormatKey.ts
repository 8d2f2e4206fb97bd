import { type AbiFunction, type AbiParameter, type Hex, toFunctionSelector } from 'viem'

export type FormatKey = {
  abi: AbiFunction
  /** `transfer(address,uint256)` */
  signature: string
  selector: Hex
}

const maxDepth = 8
const NAME = /^[A-Za-z_$][\w$]*$/
const SUFFIX = /^(\[(?:[1-9]\d{0,3})?\])*/
const WORD =
  /^(?:address|bool|string|bytes(?:[1-9]|[12]\d|3[0-2])?|u?int(?:8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256))$/

/** Reads the key of a format. Undefined for what is no function, has an alias such as `uint`, or nests too deep. */
export function parseFormatKey(key: string): FormatKey | undefined {
  const open = key.indexOf('(')
  const name = key.slice(0, open).trim()
  if (open < 1 || !key.trimEnd().endsWith(')') || !NAME.test(name)) return undefined
  const inputs = parseParameters(key.trimEnd().slice(open + 1, -1), 0)
  if (!inputs) return undefined
  const signature = `${name}(${inputs.map(toType).join(',')})`
  return {
    abi: { inputs, name, outputs: [], stateMutability: 'payable', type: 'function' },
    selector: toFunctionSelector(signature),
    signature,
  }
}

function parseParameters(text: string, depth: number): AbiParameter[] | undefined {
  if (text.trim() === '') return []
  const parts = splitOutermost(text)
  if (!parts || depth > maxDepth) return undefined
  const parameters = parts.map((part) => parseParameter(part.trim(), depth))
  return parameters.every((parameter) => parameter !== undefined) ? parameters : undefined
}

function parseParameter(text: string, depth: number): AbiParameter | undefined {
  if (!text.startsWith('(')) {
    const [type = '', name = '', ...more] = text.split(' ').filter((part) => part !== '')
    const suffix = /(\[[^\]]*\])*$/.exec(type)?.[0] ?? ''
    const isType = WORD.test(type.slice(0, type.length - suffix.length)) && SUFFIX.exec(suffix)?.[0] === suffix
    return isType && isName(name) && more.length === 0 ? { name, type } : undefined
  }
  const close = text.lastIndexOf(')')
  const components = parseParameters(text.slice(1, close), depth + 1)
  const rest = text.slice(close + 1)
  const suffix = SUFFIX.exec(rest)?.[0] ?? ''
  const name = rest.slice(suffix.length).trim()
  if (close < 0 || !components || components.length === 0 || !isName(name)) return undefined
  return { components, name, type: `tuple${suffix}` }
}

/** At the commas that stand in no brackets. */
function splitOutermost(text: string): string[] | undefined {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let index = 0; index < text.length; index++) {
    const sign = text[index]
    if (sign === '(') depth++
    else if (sign === ')') depth--
    else if (sign === ',' && depth === 0) {
      parts.push(text.slice(start, index))
      start = index + 1
    }
    if (depth < 0) return undefined
  }
  return depth === 0 ? [...parts, text.slice(start)] : undefined
}

function isName(name: string): boolean {
  return name === '' || NAME.test(name)
}

function toType(parameter: AbiParameter): string {
  if (!('components' in parameter)) return parameter.type
  return `(${parameter.components.map(toType).join(',')})${parameter.type.slice('tuple'.length)}`
}
