// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// A guard of transactions and of modules with one rule: nothing is paid to the zero address. Everything else passes.
contract DemoGuard {
    error PaidToNobody();

    function supportsInterface(bytes4 id) external pure returns (bool) {
        // ERC-165, the transaction guard, the module guard
        return id == 0x01ffc9a7 || id == 0xe6d7a83a || id == 0x58401ed8;
    }

    function checkTransaction(
        address to,
        uint256 value,
        bytes memory,
        uint8,
        uint256,
        uint256,
        uint256,
        address,
        address payable,
        bytes memory,
        address
    ) external pure {
        if (to == address(0) && value > 0) revert PaidToNobody();
    }

    function checkAfterExecution(bytes32, bool) external pure {}

    function checkModuleTransaction(address to, uint256 value, bytes memory, uint8, address)
        external
        pure
        returns (bytes32)
    {
        if (to == address(0) && value > 0) revert PaidToNobody();
        return bytes32(0);
    }

    function checkAfterModuleExecution(bytes32, bool) external pure {}
}
