// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../interfaces/IPredictionGame.sol";
import { GameStakes } from "./GameStakes.sol";
import { IERC20Errors } from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import { ECDSA } from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @notice Stakes signed by a key that the player has allowed to predict, within bounds and for a day at most
/// @dev The key can do nothing else but end its own session. A player has one session; another one replaces it.
/// Predictions by a session need no nonce, because a player predicts once a round.
/// Each start and end of a session uses the player's nonce, and a key has one session: so whatever the player or the
/// key signed before is worth nothing in the next session.
abstract contract GameSessions is GameStakes {
    using SafeCast for uint256;

    struct Session {
        address key;
        uint48 end;
        uint128 perRound;
        uint128 left;
    }

    bytes32 private constant SESSION_GRANT = keccak256(
        "SessionGrant(address player,address key,uint256 perRound,uint256 inAll,uint256 end,uint256 nonce,uint256 deadline)"
    );
    bytes32 private constant SESSION_PREDICTION = keccak256(
        "SessionPrediction(address player,uint256 roundId,bool up,uint256 amount,uint256 deadline)"
    );
    bytes32 private constant SESSION_END = keccak256("SessionEnd(address player)");

    /// @inheritdoc IPredictionGame
    uint64 public constant LONGEST_SESSION = 1 days;

    mapping(address player => Session) private _sessions;
    mapping(address player => mapping(address key => bool)) private _hadSession;

    /// @inheritdoc IPredictionGame
    function authorizeSession(address key, uint256 perRound, uint256 inAll, uint256 end) external {
        _useNonce(msg.sender);
        _authorize(msg.sender, key, perRound, inAll, end);
    }

    /// @inheritdoc IPredictionGame
    function authorizeSessionFor(
        SessionGrant calldata grant,
        bytes calldata signature,
        SessionPermit calldata permit
    ) external {
        require(block.timestamp <= grant.deadline, DeadlinePassed(grant.deadline));
        _useCheckedNonce(grant.player, grant.nonce);
        _requireSignature(grant.player, keccak256(abi.encode(SESSION_GRANT, grant)), signature);
        _authorize(grant.player, grant.key, grant.perRound, grant.inAll, grant.end);
        // As in `makePredictionWithPermit`: the permit may have been used, and the allowance decides. It has to cover what the
        // player signed: nobody can send the grant without its permit, and an estimate leaves enough gas for the permit.
        if (permit.v != 0) {
            // solhint-disable no-empty-blocks
            try _token.permit(
                grant.player, address(this), permit.value, grant.deadline, permit.v, permit.r, permit.s
            ) { }
                catch { }
            // solhint-enable no-empty-blocks
        }
        uint256 allowance = _token.allowance(grant.player, address(this));
        require(
            allowance >= grant.inAll,
            IERC20Errors.ERC20InsufficientAllowance(address(this), allowance, grant.inAll)
        );
    }

    /// @inheritdoc IPredictionGame
    function revokeSession() external {
        _revoke(msg.sender);
    }

    /// @inheritdoc IPredictionGame
    function revokeSessionFor(address player, bytes calldata signature) external {
        _requireKey(player, keccak256(abi.encode(SESSION_END, player)), signature);
        _revoke(player);
    }

    /// @inheritdoc IPredictionGame
    function makePredictionBySession(SessionPrediction calldata prediction, bytes calldata signature)
        external
        nonReentrant
    {
        _guard(prediction.roundId, prediction.deadline);
        address player = prediction.player;
        _requireKey(player, keccak256(abi.encode(SESSION_PREDICTION, prediction)), signature);
        _spend(_sessions[player], prediction.amount);
        _predict(player, prediction.up, prediction.amount);
    }

    /// @inheritdoc IPredictionGame
    function getSession(address player) external view returns (SessionView memory) {
        Session storage session = _sessions[player];
        return
            SessionView({
                key: session.key, perRound: session.perRound, left: session.left, end: session.end
            });
    }

    function _authorize(address player, address key, uint256 perRound, uint256 inAll, uint256 end) private {
        require(key != address(0) && !_hadSession[player][key], InvalidParameter("key", uint160(key)));
        require(
            end > block.timestamp && end <= block.timestamp + LONGEST_SESSION, InvalidParameter("end", end)
        );
        _hadSession[player][key] = true;
        _sessions[player] = Session({
            key: key, end: end.toUint48(), perRound: perRound.toUint128(), left: inAll.toUint128()
        });
        emit SessionAuthorized(player, key, perRound, inAll, end);
    }

    function _revoke(address player) private {
        _useNonce(player);
        emit SessionRevoked(player, _sessions[player].key);
        delete _sessions[player];
    }

    function _spend(Session storage session, uint256 amount) private {
        (uint256 perRound, uint256 left) = (session.perRound, session.left);
        uint256 most = perRound < left ? perRound : left;
        require(amount <= most, SessionBoundReached(amount, most));
        session.left = (left - amount).toUint128();
    }

    /// @dev The signature must be of the key of a session that has not ended.
    function _requireKey(address player, bytes32 content, bytes calldata signature) private view {
        Session storage session = _sessions[player];
        address key = session.key;
        uint256 end = session.end;
        require(key != address(0), NoSession(player));
        require(block.timestamp < end, SessionEnded(end));
        address signer = ECDSA.recoverCalldata(_hashTypedDataV4(content), signature);
        require(signer == key, InvalidSignature());
    }
}
