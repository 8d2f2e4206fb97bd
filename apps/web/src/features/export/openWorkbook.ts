import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { Sink } from './openSink.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** All parts of a workbook with one worksheet but the worksheet itself (ECMA-376). */
const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  // The formats of cells: none, date, heading.
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Transactions" sheetId="1" r:id="rId1"/></sheets></workbook>`,
}

/** Compresses the text of a worksheet into an XLSX file as it is written, so that exports of any length stay out of memory. */
export function openWorkbook(sink: Sink): Sink {
  let compressed: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    compressed.push(new Uint8Array(chunk))
  })
  const add = (name: string) => {
    const file = new ZipDeflate(name, { level: 3 })
    zip.add(file)
    return file
  }
  for (const [name, text] of Object.entries(parts)) add(name).push(strToU8(`${declaration}${text}`), true)
  const sheet = add('xl/worksheets/sheet1.xml')
  const flush = async () => {
    const chunks = compressed
    compressed = []
    for (const chunk of chunks) await sink.write(chunk)
  }
  return {
    close: async () => {
      sheet.push(new Uint8Array(), true)
      zip.end()
      await flush()
      return sink.close()
    },
    discard: sink.discard,
    write: async (chunk) => {
      sheet.push(typeof chunk === 'string' ? strToU8(chunk) : chunk)
      await flush()
    },
  }
}
