import type { SafeMessageContent } from '@countersign/protocol/hash'
import type { Verified } from '@countersign/protocol/verify'
import { useMemo } from 'react'
import { stringify } from 'viem'
import { z } from 'zod'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { cx } from '../../ui/cx.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import styles from './Message.module.css'

const t = createCatalogue('message')

/** The message as hashed; invisible characters are marked. */
export function MessageContent({ content: { value } }: { content: Verified<SafeMessageContent> }) {
  return (
    <SheetSection aside={<Evidence kind="recomputed" />} title={t('content')}>
      {typeof value === 'string' ? <PlainText text={value} /> : <TypedData content={value} />}
    </SheetSection>
  )
}

function PlainText({ text }: { text: string }) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content needs keyboard access */}
      <section aria-label={t('text')} className={styles.text} dir="auto" tabIndex={0}>
        <Parts text={text} />
      </section>
      <HiddenNotice texts={[text]} />
    </>
  )
}

function Parts({ text }: { text: string }) {
  const parts = useMemo(() => splitHidden(text), [text])
  return parts.map((part, index) =>
    'code' in part ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: part order is fixed
      <span className={styles.hidden} key={index} title={t('hidden', { code: part.code })}>
        {part.code}
      </span>
    ) : (
      part.text
    ),
  )
}

function HiddenNotice({ texts }: { texts: readonly string[] }) {
  const hasHidden = useMemo(() => texts.some((text) => splitHidden(text).some((part) => 'code' in part)), [texts])
  if (!hasHidden) return null
  return (
    <Notice title={t('hiddenTitle')} tone="caution">
      {t('hiddenText')}
    </Notice>
  )
}

function TypedData({ content }: { content: Exclude<SafeMessageContent, string> }) {
  const { domain, message, unsigned } = useMemo(() => listTypedFields(content), [content])
  const texts = useMemo(() => [...domain, ...message].flatMap(listTexts), [domain, message])
  return (
    <>
      <FieldList>
        <FieldPair label={t('primaryType')}>
          <code>
            <Parts text={content.primaryType} />
          </code>
        </FieldPair>
        <FieldPair label={t('domain')}>{domain.length === 0 ? t('domainEmpty') : <Fields fields={domain} />}</FieldPair>
      </FieldList>
      <Fields fields={message} />
      <HiddenNotice texts={texts} />
      {unsigned.length > 0 ? (
        <Notice title={t('unsigned', { fields: unsigned.slice(0, 20).join(', ') })} tone="caution">
          {t('unsignedText')}
        </Notice>
      ) : null}
    </>
  )
}

/** Shown in monospace, for character-wise comparison. */
const isBytes = /^(address|bytes\d*)$/

function Fields({ fields }: { fields: readonly TypedField[] }) {
  return (
    <ul className={styles.fields}>
      {fields.map(({ name, type, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two fields of one type may have the same name
        <li className={styles.field} key={index}>
          <span className={styles.name}>
            <Parts text={name} />
            {type === '' ? null : <span className={styles.type}> {type}</span>}
          </span>
          {typeof value === 'string' ? (
            <span className={cx(styles.value, isBytes.test(type) && styles.mono)} dir="auto">
              <Parts text={value} />
            </span>
          ) : value.length === 0 ? (
            <span className={styles.type}>{t('emptyList')}</span>
          ) : (
            <Fields fields={value} />
          )}
        </li>
      ))}
    </ul>
  )
}

function listTexts({ name, value }: TypedField): string[] {
  return typeof value === 'string' ? [name, value] : [name, ...value.flatMap(listTexts)]
}

/** The characters that `sanitizeText` strips from names; here they are hashed, so they are shown. */
const hidden = /((?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800\u2028\u2029])/u

/** Splits a text at invisible characters, except line ends and tabs. */
export function splitHidden(text: string): ({ text: string } | { code: string })[] {
  return text.split(hidden).flatMap((part, index) => {
    if (part === '' || index % 2 === 0) return part === '' ? [] : { text: part }
    return { code: `U+${(part.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}` }
  })
}

/** As JSON, in which no character is invisible. */
export function RawMessage({ content: { value } }: { content: Verified<SafeMessageContent> }) {
  // Escapes every non-ASCII character.
  const json = stringify(value, null, 2).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return (
    <Disclosure title={t('json')}>
      <div className={styles.head}>
        {'JSON'} <CopyButton text={json} what={t('json')} /> <Evidence kind="recomputed" />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content needs keyboard access */}
      <pre className={styles.bytes} tabIndex={0}>
        {json}
      </pre>
    </Disclosure>
  )
}

const FieldsSchema = z.array(z.object({ name: z.string(), type: z.string() }))

/** One value of typed data as hashed, with nested fields. */
type TypedField = { name: string; type: string; value: string | TypedField[] }

const domainNames = ['name', 'version', 'chainId', 'verifyingContract', 'salt']

/** Lists typed data in hashing order, and nothing else. */
export function listTypedFields(content: Exclude<SafeMessageContent, string>) {
  const { domain = {}, message, primaryType, types } = content
  /** Fields without a type, which are not signed. */
  const unsigned: string[] = []

  function listOf(type: string): z.infer<typeof FieldsSchema> | undefined {
    if (!Object.hasOwn(types, type)) return undefined
    return FieldsSchema.safeParse(Reflect.get(types, type)).data
  }

  function walkStruct(fields: z.infer<typeof FieldsSchema>, value: unknown, path: string): TypedField[] {
    const owner = Object(value)
    const names = new Set(fields.map(({ name }) => name))
    for (const name of Object.keys(owner)) if (!names.has(name)) unsigned.push(`${path}${name}`)
    return fields.map(({ name, type }) => walk({ name, type }, Reflect.get(owner, name), `${path}${name}`))
  }

  function walk({ name, type }: { name: string; type: string }, value: unknown, path: string): TypedField {
    const fields = listOf(type)
    if (fields) return { name, type, value: walkStruct(fields, value, `${path}.`) }
    if (type.endsWith(']') && Array.isArray(value)) {
      const inner = type.slice(0, type.lastIndexOf('['))
      const walkItem = (item: unknown, index: number) =>
        walk({ name: `${index + 1}`, type: inner }, item, `${path}.${index}`)
      return { name, type, value: value.map(walkItem) }
    }
    return { name, type, value: toText(value) }
  }

  // Domain fields used without an explicit `EIP712Domain` type.
  const domainFields =
    listOf('EIP712Domain') ??
    domainNames.filter((name) => Reflect.get(domain, name) !== undefined).map((name) => ({ name, type: '' }))
  return {
    domain: walkStruct(domainFields, domain, 'domain.'),
    message: walkStruct(listOf(primaryType) ?? [], message, ''),
    unsigned,
  }
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}
