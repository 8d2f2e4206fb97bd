import fc from 'fast-check'

/** Invalid values: strings of every script, control characters, prototype keys, extreme numbers. */
export function createJunk(): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '',
      '\u0000',
      '\ud800',
      '\u202e0x',
      '__proto__',
      'constructor',
      'NaN',
      '-1',
      '1e309',
      '0x',
      '0X00',
      '%00',
      '../..',
      "' or 1=1 --",
      '9'.repeat(400),
      'ß'.repeat(5_000),
      -1,
      1.5,
      2 ** 53,
      1e300,
      true,
      null,
    ),
    fc.bigInt({ max: 2n ** 300n, min: 0n }).map(String),
    fc.jsonValue({ maxDepth: 3 }),
    fc.array(fc.constant({ a: 1 }), { maxLength: 200 }),
    fc.constantFrom(
      JSON.parse('{"__proto__":{"x":1}}'),
      { constructor: { prototype: { x: 1 } }, hasOwnProperty: 1, toString: null },
      { length: 1e9 },
    ),
  )
}
