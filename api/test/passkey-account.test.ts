import { accountAddress } from '@updown/contracts/accounts';
import {
  addedSignature,
  executeDigest,
  newAccountSignature,
  personalDigest,
  typedDataDigest,
} from '@updown/contracts/accounts/sign';
import { softwarePasskey, type SoftwarePasskey } from '@updown/contracts/accounts/software-passkey';
import type { ErrorBody, TransactionResult } from '@updown/protocol/api/common';
import type { TypedData } from '@updown/protocol/api/player';
import { predictionDomain, predictionTypes } from '@updown/protocol/eip712';
import { accountAbi, accountFactoryAbi, gameAbi, tokenAbi } from '@updown/protocol/generated/abi';
import { passkeyVerifier } from '@updown/protocol/generated/account-addresses';
import {
  AbiCoder,
  concat,
  Contract,
  type HDNodeWallet,
  Interface,
  MaxUint256,
  toUtf8Bytes,
  Wallet,
} from 'ethers';
import { startCountingProxy } from './counting-proxy';
import { times } from './depth';
import { eventually } from './eventually';
import { localKey } from './local-key';
import { ion, send, startWorld, type World } from './world';

jest.setTimeout(120_000);

const CHAIN = 31_337;
const DEADLINE = 2 ** 40;
const game = new Interface(gameAbi);
const token = new Interface(tokenAbi);
const account = new Interface(accountAbi);
const factory = new Interface(accountFactoryAbi);

type Result = TransactionResult;
type Answered<Data> = Omit<ErrorBody, 'success'> & { success: boolean; data: Data };
interface Call {
  readonly target: string;
  readonly data: string;
}

// Without the P-256 precompile, a passkey's signature costs four times as much. The deep run has a chain with it, too, as the
// browser's tests do.
describe.each(times(['prague'] as const, ['prague', 'osaka'] as const))(
  'on a chain with the rules of %s',
  (hardfork) => {
    let world: World;
    beforeAll(async () => {
      const settings = {
        SPONSOR_GAS: 'true',
        SPONSOR_PER_PLAYER_HOUR: '50',
        KEEPER_PRIVATE_KEY: localKey(1),
        MANAGER_PRIVATE_KEY: localKey(2),
        SPONSOR_PRIVATE_KEY: localKey(9),
      };
      world = await startWorld(settings, 'PostgreSQL', { hardfork });
    });
    afterAll(() => world?.stop());

    const messageFor = async (address: string) =>
      (await world.get<{ nonce: string }>(`/auth/nonce/${address}`)).body.nonce;

    const verify = (address: string, signature: string) =>
      world.post<ErrorBody & { token: string }>('/auth/verify', { address, signature });

    /** Signs in with the passkey of an account that does not exist yet. */
    async function newPlayer() {
      const passkey = softwarePasskey();
      const address = accountAddress(passkey);
      const text = toUtf8Bytes(await messageFor(address));
      const signature = passkey.sign(personalDigest(CHAIN, address, text));
      const { body } = await verify(address, newAccountSignature(passkey, signature));
      await world.post('/dev/faucet', { address });
      return { passkey, address, session: body.token };
    }
    type Player = Omit<Awaited<ReturnType<typeof newPlayer>>, 'session'> & {
      session: string | undefined;
    };

    async function nonceOf(address: string): Promise<bigint> {
      if ((await world.provider.getCode(address)) === '0x') return 0n;
      return (await new Contract(address, accountAbi, world.provider)
        .getFunction('nonce')
        .staticCall()) as bigint;
    }

    /** The answer comes with the hash, before the block. */
    async function post({ session, passkey }: Player, calls: Call[], signature: string) {
      const answer = await world.post<Answered<{ transactionHash: string }>>(
        session === undefined ? '/account/open' : '/account/execute',
        { calls, deadline: DEADLINE, signature, key: { qx: passkey.qx, qy: passkey.qy } },
        session,
      );
      if (answer.status === 200) await world.mined(answer.body.data.transactionHash);
      return answer;
    }

    async function execute(
      player: Player,
      calls: Call[],
      sign: (digest: string) => string = (digest) => player.passkey.sign(digest),
    ) {
      const signed = calls.map((call) => ({ ...call, value: 0n }));
      const nonce = await nonceOf(player.address);
      const digest = executeDigest(CHAIN, player.address, signed, nonce, DEADLINE);
      return post(player, calls, sign(digest));
    }

    const approve = (): Call => ({
      target: world.deployment.token,
      data: token.encodeFunctionData('approve', [world.deployment.game, MaxUint256]),
    });
    const transfer = (to: string, amount: bigint): Call => ({
      target: world.deployment.token,
      data: token.encodeFunctionData('transfer', [to, amount]),
    });
    const addSigner = (player: Player, signer: string): Call => ({
      target: player.address,
      data: account.encodeFunctionData('addSigner', [signer]),
    });
    const signerOf = ({ qx, qy }: SoftwarePasskey) => concat([passkeyVerifier, qx, qy]);
    const ofAdded = (passkey: SoftwarePasskey) => (digest: string) =>
      addedSignature(signerOf(passkey), passkey.sign(digest));
    const balanceOf = async (address: string) =>
      (await new Contract(world.deployment.token, tokenAbi, world.provider)
        .getFunction('balanceOf')
        .staticCall(address)) as bigint;

    test('the configuration offers passkeys', async () => {
      expect((await world.get('/config')).body).toMatchObject({ passkeys: true });
    });

    test('a page without a wallet reads the game, the token and the account, and nothing else', async () => {
      const player = await newPlayer();
      const read = (method: string, params: unknown[]) =>
        world.post<ErrorBody & { result: unknown; error?: { data: string } }>('/account/node', {
          method,
          params,
        });
      const call = (to: string, data: string, from?: string) =>
        read('eth_call', [{ to, data, ...(from !== undefined && { from }) }, 'latest']);
      expect((await read('eth_getCode', [player.address, 'latest'])).body.result).toBe('0x');
      const balance = token.encodeFunctionData('balanceOf', [player.address]);
      expect(
        BigInt((await call(world.deployment.token, balance)).body.result as string),
      ).toBeGreaterThan(0n);
      const claim = game.encodeFunctionData('claimRewards', [999]);
      const reverted = (await call(world.deployment.game, claim, player.address)).body.error;
      expect(game.parseError(reverted?.data ?? '')?.name).toBe('UnknownRound');
      await execute(player, [approve()]);
      const nonce = account.encodeFunctionData('nonce');
      expect(BigInt((await call(player.address, nonce)).body.result as string)).toBe(1n);
      expect((await call(passkeyVerifier, '0x12345678')).body.message).toContain('passkeys only');
      expect((await read('eth_sendTransaction', [{}])).status).toBe(400);
      expect((await read('debug_traceCall', [])).status).toBe(400);
    });

    test('a player signs in before the account exists, and the first call makes it', async () => {
      const player = await newPlayer();
      expect(await world.provider.getCode(player.address)).toBe('0x');
      const key = Wallet.createRandom().address;
      const end = Math.floor(Date.now() / 1000) + 3600;
      const session = game.encodeFunctionData('authorizeSession', [
        key,
        ion('60000'),
        ion('60000'),
        end,
      ]);
      const calls = [approve(), { target: world.deployment.game, data: session }];
      const { status, body } = await execute(player, calls);
      expect({ status, message: body.message }).toEqual({
        status: 200,
        message: 'Sent by your account.',
      });
      expect(await world.provider.getCode(player.address)).not.toBe('0x');
      const bounds = await world.get<{ session: { key: string } }>('/user/bounds', player.session);
      expect(bounds.body.session.key).toBe(key);
    });

    test('the account signs in and predicts as any contract wallet once it exists', async () => {
      const player = await newPlayer();
      await execute(player, [approve()]);
      const text = toUtf8Bytes(await messageFor(player.address));
      const signature = player.passkey.sign(personalDigest(CHAIN, player.address, text));
      const { status, body } = await verify(player.address, signature);
      expect(status).toBe(200);
      await send(await world.game(4), 'startNewRound', await world.feedPrice());
      const round = await eventually(async () => {
        const { body } = await world.get<{ data: { current: { id: number } | null } }>(
          '/contract/current-round-fast',
        );
        return body.data.current?.id;
      });
      const stake = { direction: 'up', amount: '40000' };
      const asked = await world.post<Answered<TypedData>>('/predict', stake, body.token);
      const { message } = asked.body.data;
      const domain = predictionDomain(CHAIN, world.deployment.game);
      const { digest, complete } = typedDataDigest(CHAIN, player.address, {
        domain,
        types: predictionTypes,
        message,
      });
      const signed = {
        ...stake,
        deadline: message['deadline'],
        signature: complete(player.passkey.sign(digest)),
      };
      const predicted = await world.post<Answered<Result>>('/predict', signed, body.token);
      expect(predicted.status).toBe(200);
      const own = await eventually(async () => {
        const path = `/user/prediction/${round}`;
        const answer = await world.get<{ hasPredicted: boolean }>(path, body.token);
        return answer.body.hasPredicted && answer.body;
      });
      expect(own).toMatchObject({ predictedUp: true });
    });

    describe('a new player who signs once', () => {
      const allow = (key: string, end = Math.floor(Date.now() / 1000) + 3600): Call => ({
        target: world.deployment.game,
        data: game.encodeFunctionData('authorizeSession', [key, ion('30000'), ion('30000'), end]),
      });
      const signInBy = async (address: string, key: Wallet | HDNodeWallet) => {
        const nonce = await messageFor(address);
        const signature = await key.signMessage(nonce);
        return world.post<ErrorBody & { token: string }>('/auth/verify', {
          address,
          signature,
          nonce,
        });
      };
      const stranger = async () => {
        const passkey = softwarePasskey();
        const address = accountAddress(passkey);
        await world.post('/dev/faucet', { address });
        return { passkey, address, session: undefined };
      };

      test('allows a key without a token, and signs in with that key', async () => {
        const player = await stranger();
        const key = Wallet.createRandom();
        const { status } = await execute(player, [approve(), allow(key.address)]);
        expect(status).toBe(200);
        const { body } = await signInBy(player.address, key);
        const own = await world.get<{ address: string }>('/users/me', body.token);
        expect(own.body.address).toBe(player.address);
      });

      test('is not signed in by another key, by the key of another player, or by a key that was revoked', async () => {
        const player = await stranger();
        const other = await newPlayer();
        const [key, theirs] = [Wallet.createRandom(), Wallet.createRandom()];
        await execute(player, [approve(), allow(key.address)]);
        await execute(other, [approve(), allow(theirs.address)]);
        expect((await signInBy(player.address, theirs)).status).toBe(401);
        expect((await signInBy(player.address, Wallet.createRandom())).status).toBe(401);
        const { body } = await signInBy(player.address, key);
        const revoke = {
          target: world.deployment.game,
          data: game.encodeFunctionData('revokeSession'),
        };
        expect((await execute({ ...player, session: body.token }, [revoke])).status).toBe(200);
        expect((await signInBy(player.address, key)).status).toBe(401);
      });

      test('has the operator send nothing that their own first passkey has not signed', async () => {
        const player = await stranger();
        const calls = [approve()];
        const signed = calls.map((call) => ({ ...call, value: 0n }));
        const digest = executeDigest(CHAIN, player.address, signed, 0n, DEADLINE);
        const signature = softwarePasskey().sign(digest);
        expect(await post(player, calls, signature)).toMatchObject({
          status: 409,
          body: { error: 'not_signed_by_account' },
        });
        const body = { calls, deadline: DEADLINE, signature };
        expect((await world.post('/account/execute', body)).status).toBe(401);
        expect((await world.post('/account/open', body)).status).toBe(400);
      });

      test('uses up no more than the small share of a caller without tokens, with however many keys', async () => {
        const statuses: number[] = [];
        for (let n = 0; n < 6; n += 1) {
          const passkey = softwarePasskey();
          const player = { passkey, address: accountAddress(passkey), session: undefined };
          statuses.push((await execute(player, [approve()])).status);
        }
        expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(3);
        expect(statuses.at(-1)).toBe(429);
      });
    });

    test('tokens are sent to any address', async () => {
      const player = await newPlayer();
      const friend = Wallet.createRandom().address;
      const before = await balanceOf(player.address);
      expect((await execute(player, [transfer(friend, 5n)])).status).toBe(200);
      expect(await balanceOf(friend)).toBe(5n);
      expect(await balanceOf(player.address)).toBe(before - 5n);
    });

    test('a second passkey and an owner’s address are added and sign; the first is removed', async () => {
      const player = await newPlayer();
      const second = softwarePasskey();
      const owner = Wallet.createRandom();
      const added = [addSigner(player, signerOf(second)), addSigner(player, owner.address)];
      expect((await execute(player, added)).status).toBe(200);
      const friend = Wallet.createRandom().address;
      expect((await execute(player, [transfer(friend, 1n)], ofAdded(second))).status).toBe(200);
      const byOwner = (digest: string) =>
        addedSignature(owner.address, owner.signingKey.sign(digest).serialized);
      expect((await execute(player, [transfer(friend, 1n)], byOwner)).status).toBe(200);
      const remove = account.encodeFunctionData('removeSigner', ['0x']);
      const removal = await execute(
        player,
        [{ target: player.address, data: remove }],
        ofAdded(second),
      );
      expect(removal.status).toBe(200);
      const refused = await execute(player, [transfer(friend, 1n)]);
      expect(refused).toMatchObject({ status: 409, body: { error: 'not_signed_by_account' } });
      expect(await balanceOf(friend)).toBe(2n);
    });

    test('a key that cannot sign is refused by name, and so is a key that removes itself', async () => {
      const player = await newPlayer();
      const { qx, qy } = softwarePasskey();
      const precompile = '0x0000000000000000000000000000000000000004';
      const bad: [signer: string, error: string][] = [
        [concat([precompile, qx, qy]), 'unknown_verifier'],
        [concat([passkeyVerifier, qy, qx]), 'signer_p256_invalid_public_key'],
        [precompile, 'invalid_owner'],
        [player.address, 'invalid_owner'],
        ['0x1234', 'invalid_signer'],
        [signerOf(player.passkey), 'signer_known'],
      ];
      for (const [signer, error] of bad) {
        const answer = await execute(player, [addSigner(player, signer)]);
        expect(answer).toMatchObject({ status: 409, body: { error } });
      }
      const remove = account.encodeFunctionData('removeSigner', ['0x']);
      const nobody = addSigner(player, Wallet.createRandom().address);
      const removal = await execute(player, [nobody, { target: player.address, data: remove }]);
      expect(removal).toMatchObject({ status: 409, body: { error: 'removes_itself' } });
    });

    test.each([
      ['another passkey', () => (digest: string) => softwarePasskey().sign(digest)],
      ['a high s', (by: SoftwarePasskey) => (digest: string) => by.sign(digest, { highS: true })],
      [
        'an authenticator that did not verify its user',
        (by: SoftwarePasskey) => (digest: string) => by.sign(digest, { verified: false }),
      ],
      [
        'an altered signature',
        (by: SoftwarePasskey) => (digest: string) => {
          const good = by.sign(digest);
          return `${good.slice(0, 20)}${good[20] === '0' ? '1' : '0'}${good.slice(21)}`;
        },
      ],
      ['another chain', undefined],
    ])('a call with the signature of %s is refused by name', async (_case, signer) => {
      const player = await newPlayer();
      const calls = [approve()];
      const signed = calls.map((call) => ({ ...call, value: 0n }));
      const digest = executeDigest(
        signer === undefined ? 1 : CHAIN,
        player.address,
        signed,
        0n,
        DEADLINE,
      );
      const sign = signer === undefined ? player.passkey.sign : signer(player.passkey);
      expect(await post(player, calls, sign(digest))).toMatchObject({
        status: 409,
        body: {
          error: 'not_signed_by_account',
          message: 'None of the keys of this account signed this.',
        },
      });
    });

    test('a call is not made a second time', async () => {
      const player = await newPlayer();
      const calls = [transfer(Wallet.createRandom().address, 5n)];
      const signed = calls.map((call) => ({ ...call, value: 0n }));
      const signature = player.passkey.sign(
        executeDigest(CHAIN, player.address, signed, 0n, DEADLINE),
      );
      expect((await post(player, calls, signature)).status).toBe(200);
      const again = await post(player, calls, signature);
      expect(again).toMatchObject({ status: 409, body: { error: 'not_signed_by_account' } });
    });

    test.each([
      ['of a foreign contract', () => ({ target: passkeyVerifier, data: '0x12345678' })],
      [
        'that lets another than the game spend tokens',
        () => ({
          target: world.deployment.token,
          data: token.encodeFunctionData('approve', [passkeyVerifier, 1n]),
        }),
      ],
      [
        'of the game’s owner',
        () => ({ target: world.deployment.game, data: game.encodeFunctionData('pause') }),
      ],
      ['with malformed data', () => ({ target: world.deployment.token, data: '0xa9059cbb' })],
    ])('the operator does not pay for a call %s', async (_case, call) => {
      const player = await newPlayer();
      const answer = await execute(player, [approve(), call()]);
      expect(answer.status).toBe(400);
      expect(answer.body.message).toMatch(
        /^The operator does not pay for the call 0x[0-9a-f]{8} of 0x/,
      );
      expect(await world.provider.getCode(player.address)).toBe('0x');
    });

    test('a player cannot make calls of another’s account', async () => {
      const [player, other] = [await newPlayer(), await newPlayer()];
      const answer = await execute({ ...player, session: other.session }, [approve()]);
      expect(answer).toMatchObject({
        status: 400,
        body: {
          message: 'This account does not exist yet, and the request has no key that makes it.',
        },
      });
    });

    test('a sign-in by a foreign factory is refused by name, before the node runs it', async () => {
      const proxy = await startCountingProxy(world.anvil.url);
      try {
        await world.stopApi();
        await world.startApi({ RPC_URL: proxy.url });
        const passkey = softwarePasskey();
        const address = accountAddress(passkey);
        const text = toUtf8Bytes(await messageFor(address));
        const good = passkey.sign(personalDigest(CHAIN, address, text));
        const create = factory.encodeFunctionData('create', [passkey.qx, passkey.qy]);
        const parts = AbiCoder.defaultAbiCoder().encode(
          ['address', 'bytes', 'bytes'],
          [world.deployment.token, create, good],
        );
        const before = proxy.calls.get('eth_call') ?? 0;
        const answer = await verify(address, concat([parts, `0x${'6492'.repeat(16)}`]));
        expect(answer.status).toBe(400);
        expect(answer.body.message).toContain('this site does not know the factory');
        expect(proxy.calls.get('eth_call') ?? 0).toBe(before);
        // Our factory with the signature of another passkey: no more than four calls.
        const bad = softwarePasskey().sign(personalDigest(CHAIN, address, text));
        const refused = await verify(address, newAccountSignature(passkey, bad));
        expect(refused.status).toBe(401);
        expect((proxy.calls.get('eth_call') ?? 0) - before).toBeLessThanOrEqual(4);
        // The account of another key, made by our factory.
        const foreign = await verify(
          Wallet.createRandom().address,
          newAccountSignature(passkey, good),
        );
        expect(foreign.status).toBe(401);
        expect((await verify(address, newAccountSignature(passkey, good))).status).toBe(200);
      } finally {
        await world.stopApi();
        await world.startApi();
        await proxy.stop();
      }
    });
  },
);
