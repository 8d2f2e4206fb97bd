/** Proofs by which owners show that they still hold their keys. Bounded per owner, see `insertOwnerProof`. */
export const ownerProofs = `
create table owner_proof (
  chain_id bigint not null,
  safe text not null,
  owner text not null,
  nonce text not null,
  issued_at bigint not null,
  proof jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (chain_id, safe, owner, nonce)
);
create index owner_proof_safe on owner_proof (chain_id, safe, issued_at desc);`
