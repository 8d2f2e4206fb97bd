import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import ts from 'typescript'
import { expect, onTestFinished, test } from 'vitest'
import { borrowTestDatabase } from '../../test/createTestDatabase.ts'

type Column = { hasDefault: boolean; isNullable: boolean; type: string }
type Tables = Record<string, Record<string, Column>>

/** As `postgresTypes` parses them. */
const typesOfPostgres: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  'double precision': 'number',
  integer: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  numeric: 'bigint',
  smallint: 'number',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
  uuid: 'string',
}

/** Types of other modules that columns have. */
const importedTypes: Readonly<Record<string, string>> = {
  Address: 'string',
  Date: 'Date',
  DeviceType: 'string',
  Hash: 'string',
  Hex: 'string',
  NotificationType: 'string',
}

/** The tables of the type `Database`, read from its sources: at run time a type leaves nothing to compare. */
async function parseSchema(): Promise<Tables> {
  const aliases = new Map<string, ts.TypeNode>()
  const text = await readFile(new URL('schema.ts', import.meta.url), 'utf8')
  for (const statement of ts.createSourceFile('schema.ts', text, ts.ScriptTarget.Latest, true).statements)
    if (ts.isTypeAliasDeclaration(statement)) aliases.set(statement.name.text, statement.type)
  const resolve = (name: string): ts.TypeNode => {
    const found = aliases.get(name)
    if (!found) throw new Error(`The type ${name} is not in schema.ts.`)
    return found
  }
  const listMembers = (node: ts.TypeNode): [name: string, type: ts.TypeNode][] => {
    if (ts.isIntersectionTypeNode(node)) return node.types.flatMap(listMembers)
    if (ts.isTypeReferenceNode(node)) return listMembers(resolve(node.typeName.getText()))
    if (!ts.isTypeLiteralNode(node)) throw new Error(`Not a table: ${node.getText()}`)
    return node.members.map((member) => {
      if (!ts.isPropertySignature(member) || !member.type) throw new Error(`Not a column: ${member.getText()}`)
      return [member.name.getText(), member.type]
    })
  }
  const toColumn = (node: ts.TypeNode): Column => {
    if (ts.isUnionTypeNode(node)) {
      const isNull = (type: ts.TypeNode) => type.getText() === 'null'
      const types = new Set(node.types.filter((type) => !isNull(type)).map((type) => toColumn(type).type))
      return { hasDefault: false, isNullable: node.types.some(isNull), type: [...types].join(' | ') }
    }
    const plain = (type: string): Column => ({ hasDefault: false, isNullable: false, type })
    if (ts.isArrayTypeNode(node)) return plain(`${toColumn(node.elementType).type}[]`)
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) return plain('string')
    if (!ts.isTypeReferenceNode(node)) return plain(node.getText())
    const name = node.typeName.getText()
    const [first, second] = node.typeArguments ?? []
    if (name === 'Generated' && first) return { ...toColumn(first), hasDefault: true }
    // Selected as the first, inserted as the second.
    if (name === 'ColumnType' && first && second) return { ...toColumn(second), type: toColumn(first).type }
    const imported = importedTypes[name]
    return imported === undefined ? toColumn(resolve(name)) : plain(imported)
  }
  return Object.fromEntries(
    listMembers(resolve('Database')).map(([table, columns]) => [
      table,
      Object.fromEntries(listMembers(columns).map(([name, type]) => [name, toColumn(type)])),
    ]),
  )
}

test('default: every table and column of the database is in schema.ts, with its type, and no other', async () => {
  const { db, destroy } = await borrowTestDatabase()
  onTestFinished(destroy)
  const { rows } = await sql<{ column: string; hasDefault: boolean; isNullable: boolean; table: string; type: string }>`
    select relname as "table", attname as "column", format_type(atttypid, null) as type,
      not attnotnull as "isNullable", atthasdef or attidentity <> '' as "hasDefault"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public' :: regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not like 'kysely\\_%' and attnum > 0 and not attisdropped`.execute(db)
  const tables: Tables = {}
  for (const { column, table, type, ...rest } of rows)
    tables[table] = { ...tables[table], [column]: { ...rest, type: typesOfPostgres[type] ?? type } }
  expect(await parseSchema()).toEqual(tables)
})
