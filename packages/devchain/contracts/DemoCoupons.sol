// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IERC1155Receiver {
    function onERC1155Received(address operator, address from, uint256 id, uint256 value, bytes calldata data)
        external
        returns (bytes4);
    function onERC1155BatchReceived(
        address operator,
        address from,
        uint256[] calldata ids,
        uint256[] calldata values,
        bytes calldata data
    ) external returns (bytes4);
}

/// An ERC-1155: several of each number. Anyone may mint: it has no value.
contract DemoCoupons {
    string public constant name = "Demo Coupons";
    string public constant symbol = "COUPON";
    mapping(uint256 => mapping(address => uint256)) private balances;
    mapping(address => mapping(address => bool)) public isApprovedForAll;

    event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value);
    event TransferBatch(
        address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values
    );
    event ApprovalForAll(address indexed account, address indexed operator, bool approved);

    error NotAllowed(address caller);
    error NotEnough(address account, uint256 id);
    error DifferentLengths();
    error UnsafeRecipient(address to);

    function supportsInterface(bytes4 id) external pure returns (bool) {
        // ERC-165, ERC-1155
        return id == 0x01ffc9a7 || id == 0xd9b67a26;
    }

    function balanceOf(address account, uint256 id) external view returns (uint256) {
        return balances[id][account];
    }

    function balanceOfBatch(address[] calldata accounts, uint256[] calldata ids)
        external
        view
        returns (uint256[] memory list)
    {
        if (accounts.length != ids.length) revert DifferentLengths();
        list = new uint256[](ids.length);
        for (uint256 i; i < ids.length; i++) list[i] = balances[ids[i]][accounts[i]];
    }

    function mint(address to, uint256 id, uint256 value) external {
        balances[id][to] += value;
        emit TransferSingle(msg.sender, address(0), to, id, value);
        ask(address(0), to, id, value, "");
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes calldata data) external {
        if (msg.sender != from && !isApprovedForAll[from][msg.sender]) revert NotAllowed(msg.sender);
        move(from, to, id, value);
        emit TransferSingle(msg.sender, from, to, id, value);
        ask(from, to, id, value, data);
    }

    function safeBatchTransferFrom(
        address from,
        address to,
        uint256[] calldata ids,
        uint256[] calldata values,
        bytes calldata data
    ) external {
        if (msg.sender != from && !isApprovedForAll[from][msg.sender]) revert NotAllowed(msg.sender);
        if (ids.length != values.length) revert DifferentLengths();
        for (uint256 i; i < ids.length; i++) move(from, to, ids[i], values[i]);
        emit TransferBatch(msg.sender, from, to, ids, values);
        if (to.code.length == 0) return;
        bytes4 answer = IERC1155Receiver(to).onERC1155BatchReceived(msg.sender, from, ids, values, data);
        if (answer != IERC1155Receiver.onERC1155BatchReceived.selector) revert UnsafeRecipient(to);
    }

    function move(address from, address to, uint256 id, uint256 value) private {
        if (to == address(0)) revert UnsafeRecipient(to);
        if (balances[id][from] < value) revert NotEnough(from, id);
        balances[id][from] -= value;
        balances[id][to] += value;
    }

    function ask(address from, address to, uint256 id, uint256 value, bytes memory data) private {
        if (to.code.length == 0) return;
        bytes4 answer = IERC1155Receiver(to).onERC1155Received(msg.sender, from, id, value, data);
        if (answer != IERC1155Receiver.onERC1155Received.selector) revert UnsafeRecipient(to);
    }
}
