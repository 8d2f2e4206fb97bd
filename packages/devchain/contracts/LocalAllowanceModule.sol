// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface ISafe {
    function execTransactionFromModule(address to, uint256 value, bytes calldata data, uint8 operation) external returns (bool);
}

/// Spending limits behind the interface of the official AllowanceModule 0.1.1, for the embedded chain: no package has that
/// module's code. Written anew: same functions, events, storage meaning and hash to sign; other code.
contract LocalAllowanceModule {
    string public constant NAME = "Allowance Module";
    string public constant VERSION = "0.1.1";
    bytes32 public constant DOMAIN_SEPARATOR_TYPEHASH = keccak256("EIP712Domain(uint256 chainId,address verifyingContract)");
    bytes32 public constant ALLOWANCE_TRANSFER_TYPEHASH = keccak256(
        "AllowanceTransfer(address safe,address token,address to,uint96 amount,address paymentToken,uint96 payment,uint16 nonce)"
    );

    struct Allowance {
        uint96 amount;
        uint96 spent;
        uint16 resetTimeMin;
        uint32 lastResetMin;
        uint16 nonce;
    }

    struct Payout {
        address safe;
        address token;
        address to;
        uint96 amount;
        address paymentToken;
        uint96 payment;
    }

    mapping(address safe => mapping(address delegate => mapping(address token => Allowance))) private limits;
    mapping(address safe => address[]) private members;
    mapping(address safe => mapping(address delegate => bool)) private isMember;
    mapping(address safe => mapping(address delegate => address[])) private assets;

    event AddDelegate(address indexed safe, address delegate);
    event RemoveDelegate(address indexed safe, address delegate);
    event ExecuteAllowanceTransfer(
        address indexed safe, address delegate, address token, address to, uint96 value, uint16 nonce
    );
    event PayAllowanceTransfer(
        address indexed safe, address delegate, address paymentToken, address paymentReceiver, uint96 payment
    );
    event SetAllowance(
        address indexed safe, address delegate, address token, uint96 allowanceAmount, uint16 resetTime
    );
    event ResetAllowance(address indexed safe, address delegate, address token);
    event DeleteAllowance(address indexed safe, address delegate, address token);

    // --- what a Safe says ---

    function addDelegate(address delegate) external {
        require(delegate != address(0), "Invalid delegate address");
        if (isMember[msg.sender][delegate]) return;
        isMember[msg.sender][delegate] = true;
        members[msg.sender].push(delegate);
        emit AddDelegate(msg.sender, delegate);
    }

    function removeDelegate(address delegate, bool removeAllowances) external {
        if (!isMember[msg.sender][delegate]) return;
        if (removeAllowances) {
            address[] memory tokens = assets[msg.sender][delegate];
            for (uint256 i = 0; i < tokens.length; i++) clear(delegate, tokens[i]);
        }
        isMember[msg.sender][delegate] = false;
        address[] storage list = members[msg.sender];
        for (uint256 i = 0; i < list.length; i++) {
            if (list[i] != delegate) continue;
            list[i] = list[list.length - 1];
            list.pop();
            break;
        }
        emit RemoveDelegate(msg.sender, delegate);
    }

    function setAllowance(address delegate, address token, uint96 allowanceAmount, uint16 resetTimeMin, uint32 resetBaseMin)
        external
    {
        require(isMember[msg.sender][delegate], "Unknown delegate");
        Allowance memory limit = current(msg.sender, delegate, token);
        if (limit.nonce == 0) {
            limit.nonce = 1;
            assets[msg.sender][delegate].push(token);
        }
        uint32 nowMin = uint32(block.timestamp / 60);
        if (resetBaseMin > 0) {
            require(resetBaseMin <= nowMin, "Base in the future");
            limit.lastResetMin = nowMin - ((nowMin - resetBaseMin) % resetTimeMin);
        } else if (limit.lastResetMin == 0) {
            limit.lastResetMin = nowMin;
        }
        limit.resetTimeMin = resetTimeMin;
        limit.amount = allowanceAmount;
        limits[msg.sender][delegate][token] = limit;
        emit SetAllowance(msg.sender, delegate, token, allowanceAmount, resetTimeMin);
    }

    function resetAllowance(address delegate, address token) external {
        Allowance memory limit = current(msg.sender, delegate, token);
        limit.spent = 0;
        limits[msg.sender][delegate][token] = limit;
        emit ResetAllowance(msg.sender, delegate, token);
    }

    function deleteAllowance(address delegate, address token) external {
        clear(delegate, token);
    }

    function clear(address delegate, address token) private {
        Allowance storage limit = limits[msg.sender][delegate][token];
        (limit.amount, limit.spent, limit.resetTimeMin, limit.lastResetMin) = (0, 0, 0, 0);
        emit DeleteAllowance(msg.sender, delegate, token);
    }

    // --- what a beneficiary does ---

    /// Without a signature whoever sends it is the beneficiary.
    function executeAllowanceTransfer(
        address safe,
        address token,
        address payable to,
        uint96 amount,
        address paymentToken,
        uint96 payment,
        address delegate,
        bytes calldata signature
    ) external {
        Payout memory payout = Payout(safe, token, to, amount, paymentToken, payment);
        Allowance memory limit = current(safe, delegate, token);
        bytes32 hash = hashPayout(payout, limit.nonce);
        require(recover(hash, signature) == delegate && delegate != address(0), "Invalid signature");
        require(isMember[safe][delegate], "Unknown delegate");
        require(amount > 0 && amount <= limit.amount - limit.spent, "More than the limit");
        limit.spent += amount;
        limit.nonce += 1;
        limits[safe][delegate][token] = limit;
        if (payment > 0) {
            payOut(safe, paymentToken, tx.origin, payment, delegate);
            emit PayAllowanceTransfer(safe, delegate, paymentToken, tx.origin, payment);
        }
        send(safe, token, to, amount);
        emit ExecuteAllowanceTransfer(safe, delegate, token, to, amount, limit.nonce - 1);
    }

    /// A fee is taken from the beneficiary's own limit of that token.
    function payOut(address safe, address token, address to, uint96 amount, address delegate) private {
        Allowance memory limit = current(safe, delegate, token);
        require(amount <= limit.amount - limit.spent, "More than the limit");
        limit.spent += amount;
        limits[safe][delegate][token] = limit;
        send(safe, token, to, amount);
    }

    function send(address safe, address token, address to, uint96 amount) private {
        bool isCoin = token == address(0);
        bytes memory data = isCoin ? bytes("") : abi.encodeWithSignature("transfer(address,uint256)", to, amount);
        bool isDone = ISafe(safe).execTransactionFromModule(isCoin ? to : token, isCoin ? amount : 0, data, 0);
        require(isDone, "Could not execute transfer");
    }

    function recover(bytes32 hash, bytes calldata signature) private view returns (address) {
        if (signature.length == 0) return msg.sender;
        require(signature.length == 65, "Invalid signature");
        uint8 v = uint8(signature[64]);
        return ecrecover(hash, v, bytes32(signature[0:32]), bytes32(signature[32:64]));
    }

    // --- what anybody can read ---

    function getChainId() external view returns (uint256) {
        return block.chainid;
    }

    function generateTransferHash(
        address safe,
        address token,
        address to,
        uint96 amount,
        address paymentToken,
        uint96 payment,
        uint16 nonce
    ) external view returns (bytes32) {
        return hashPayout(Payout(safe, token, to, amount, paymentToken, payment), nonce);
    }

    function hashPayout(Payout memory payout, uint16 nonce) private view returns (bytes32) {
        bytes32 domain = keccak256(abi.encode(DOMAIN_SEPARATOR_TYPEHASH, block.chainid, this));
        bytes32 body = keccak256(abi.encode(ALLOWANCE_TRANSFER_TYPEHASH, payout, nonce));
        return keccak256(abi.encodePacked(hex"1901", domain, body));
    }

    function getTokens(address safe, address delegate) external view returns (address[] memory) {
        return assets[safe][delegate];
    }

    /// Amount, spent, minutes between resets, minute of the last reset, nonce: as of now.
    function getTokenAllowance(address safe, address delegate, address token) external view returns (uint256[5] memory) {
        Allowance memory limit = current(safe, delegate, token);
        return [
            uint256(limit.amount), uint256(limit.spent), uint256(limit.resetTimeMin), uint256(limit.lastResetMin), uint256(limit.nonce)
        ];
    }

    function allowances(address safe, address delegate, address token)
        external
        view
        returns (uint96, uint96, uint16, uint32, uint16)
    {
        Allowance memory limit = limits[safe][delegate][token];
        return (limit.amount, limit.spent, limit.resetTimeMin, limit.lastResetMin, limit.nonce);
    }

    /// Pages by position: `start` and `next` count from one, 0 is the beginning and the end.
    function getDelegates(address safe, uint48 start, uint8 pageSize)
        external
        view
        returns (address[] memory results, uint48 next)
    {
        address[] storage list = members[safe];
        uint256 first = start == 0 ? 0 : start - 1;
        uint256 count = first >= list.length ? 0 : list.length - first;
        if (count > pageSize) count = pageSize;
        results = new address[](count);
        for (uint256 i = 0; i < count; i++) results[i] = list[first + i];
        next = first + count < list.length ? uint48(first + count + 1) : 0;
    }

    function current(address safe, address delegate, address token) private view returns (Allowance memory limit) {
        limit = limits[safe][delegate][token];
        uint32 nowMin = uint32(block.timestamp / 60);
        if (limit.resetTimeMin > 0 && limit.lastResetMin + limit.resetTimeMin <= nowMin) {
            limit.spent = 0;
            limit.lastResetMin = nowMin - ((nowMin - limit.lastResetMin) % limit.resetTimeMin);
        }
    }
}
