/** The error codes of the Safe contracts (1.3.0 and later), in words for the person who executes. */
const sentences: ReadonlyMap<string, string> = new Map([
  ['GS000', 'the Safe could not be initialised'],
  ['GS001', 'the Safe has not been set up'],
  ['GS002', 'the contract to call during set-up does not exist'],
  ['GS010', 'the gas limit does not leave enough gas for the transaction itself'],
  ['GS011', 'the Safe cannot pay the refund in the native coin'],
  ['GS012', 'the Safe cannot pay the refund in the chosen token'],
  ['GS013', 'the call that the Safe makes fails'],
  ['GS020', 'there are fewer signatures than the threshold asks for'],
  ['GS021', 'a contract signature points into the part of the other signatures'],
  ['GS022', 'a contract signature points beyond the end of the signatures'],
  ['GS023', 'a contract signature is cut off'],
  ['GS024', 'a contract owner does not accept its signature'],
  ['GS025', 'an owner has not approved the hash'],
  ['GS026', 'a signature is of no owner, out of order, or for another transaction'],
  ['GS027', 'the data given for a contract signature does not belong to the hash'],
  ['GS030', 'only an owner can approve a hash'],
  ['GS031', 'only the Safe itself can call this'],
  ['GS100', 'the modules have been set up already'],
  ['GS101', 'the address cannot be a module'],
  ['GS102', 'the module is enabled already'],
  ['GS103', 'the module is not where the list of modules should have it'],
  ['GS104', 'only an enabled module can call this'],
  ['GS105', 'the list of modules cannot start there'],
  ['GS106', 'the page of modules is too small'],
  ['GS200', 'the owners have been set up already'],
  ['GS201', 'the threshold would be more than the number of owners'],
  ['GS202', 'the threshold would be zero'],
  ['GS203', 'the address cannot be an owner'],
  ['GS204', 'the address is an owner already'],
  ['GS205', 'the owner is not where the list of owners should have it'],
  ['GS300', 'the guard is no guard contract'],
  ['GS301', 'the module guard is no guard contract'],
  ['GS400', 'the Safe cannot be its own fallback handler'],
])

/** What a Safe's error code means; undefined for any other text. */
export function describeSafeError(code: string): string | undefined {
  return sentences.get(code)
}
